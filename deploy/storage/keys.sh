#!/bin/sh
# Gives the server and each team of TEAM_KEYS (mf-quotations=secret,mf-quotations.homologacao=secret) a key of its own
# in the store, for the environment `live` or the one after the dot. It writes what is theirs there and nothing else. Runs at every start: a key that is there already gets the secret and the
# rights that are written here. Only what the store's image has: a shell and mc.
set -euf

mc alias set store "$STORAGE_ADDRESS" rodovia "$STORAGE_PASSWORD"

# allow "actions" "resources", each a list as JSON has it, without brackets
allow() {
  printf '{"Effect":"Allow","Action":[%s],"Resource":[%s]}' "$1" "$2"
}

key_in() {
  printf '"arn:aws:s3:::releases/%s"' "$1"
}

READ="$(allow '"s3:ListBucket","s3:GetBucketLocation"' '"arn:aws:s3:::releases"'),$(allow '"s3:GetObject"' "$(key_in '*')")"

# team_policy module environment: what a team needs to publish, promote, roll back and withdraw its own module there
team_policy() {
  writes="$(key_in "mf/$1/*"),$(key_in "channels/$2/$1/*"),$(key_in "notes/previews/$1/*")"
  common="$(key_in "decisions/$2/*"),$(key_in 'notes/probes/*')"
  removes="$(key_in "mf/$1/*"),$(key_in 'notes/probes/*')"
  printf '{"Version":"2012-10-17","Statement":[%s,%s,%s]}' "$READ" \
    "$(allow '"s3:PutObject"' "$writes,$common")" "$(allow '"s3:DeleteObject"' "$removes")"
}

# the server reads releases, counts visits, takes failing canaries back, and keeps the pictures
server_policy() {
  writes="$(key_in 'notes/*'),$(key_in 'channels/*'),$(key_in 'decisions/*')"
  pictures="$(allow '"s3:*"' '"arn:aws:s3:::pictures","arn:aws:s3:::pictures/*"')"
  printf '{"Version":"2012-10-17","Statement":[%s,%s,%s]}' "$READ" "$(allow '"s3:PutObject"' "$writes")" "$pictures"
}

# give name secret policy
give() {
  printf '%s' "$3" > "/tmp/policy-$1.json"
  mc admin user add store "$1" "$2"
  mc admin policy create store "$1" "/tmp/policy-$1.json"
  mc admin policy attach store "$1" --user "$1" && return
  # one that is attached already cannot be attached again
  case "$(mc admin user info store "$1" --json)" in
    *"\"policyName\":\"$1\""*) ;;
    *) exit 1 ;;
  esac
}

give server "$STORAGE_SERVER_PASSWORD" "$(server_policy)"

IFS=','
for pair in ${TEAM_KEYS:-}; do
  name="${pair%%=*}"
  secret="${pair#*=}"
  module="${name%%.*}"
  environment=live
  case "$name" in *.*) environment="${name#*.}" ;; esac
  case "$module" in
    mf-*[!a-z0-9-]*) echo "TEAM_KEYS: '$module' não é o nome de um módulo." >&2; exit 1 ;;
    mf-[a-z0-9]*) ;;
    *) echo "TEAM_KEYS: '$module' não é o nome de um módulo." >&2; exit 1 ;;
  esac
  case "$environment" in
    '' | [!a-z]* | *[!a-z0-9-]*) echo "TEAM_KEYS: '$environment' não é o nome de um ambiente." >&2; exit 1 ;;
  esac
  give "$name" "$secret" "$(team_policy "$module" "$environment")"
done
