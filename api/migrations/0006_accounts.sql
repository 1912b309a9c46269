-- Where somebody has logged in from before, as digests under a key: what is guessed elsewhere does not shut it out there.
create table known_address (
  digest text primary key,
  person_code uuid not null constraint known_address_person_code_fkey references person on delete cascade,
  last_seen timestamptz(3) not null default now()
);
--> statement-breakpoint
create index known_address_person_code_idx on known_address (person_code, last_seen desc);
--> statement-breakpoint
create index known_address_last_seen_idx on known_address (last_seen);
--> statement-breakpoint
-- A stored mail never holds its link: it is put in on the way out. Links of mails that did end here.
update mail_message set
  html = regexp_replace(html, 'https?://[^[:space:]"<]+/recovery-pass/[0-9a-f-]+', '[link removido]', 'g'),
  plain = regexp_replace(plain, 'https?://[^[:space:]"<]+/recovery-pass/[0-9a-f-]+', '[link removido]', 'g')
  where kind = 'recovery';
--> statement-breakpoint
update recovery_link set expires = now() where used is null and expires > now();
--> statement-breakpoint
drop index recovery_link_readable_idx;
--> statement-breakpoint
alter table recovery_link drop column readable;
--> statement-breakpoint
-- What ends sessions ends recovery links too: whoever changes a password wants nobody else to set it.
create function recovery_links_revoked() returns trigger language plpgsql as $$
begin
  update recovery_link set expires = now() where person_code = old.code and used is null and expires > now();
  return null;
end $$;
--> statement-breakpoint
create trigger recovery_links_revoked after update on person for each row
  when (old.token_version <> new.token_version or old.is_active <> new.is_active or old.email <> new.email
    or old.password_hash <> new.password_hash)
  execute function recovery_links_revoked();
--> statement-breakpoint
-- A log-in that has not ended. Its tokens work as long as the row is here.
create table session (
  code uuid primary key default gen_random_uuid(),
  person_code uuid not null constraint session_person_code_fkey references person on delete cascade,
  device text not null,
  created timestamptz(3) not null default now(),
  last_seen timestamptz(3) not null default now(),
  expires timestamptz(3) not null
);
--> statement-breakpoint
create index session_person_code_idx on session (person_code, last_seen desc);
--> statement-breakpoint
create index session_expires_idx on session (expires);
--> statement-breakpoint
-- Open streams of the person look again whether they may go on.
create function session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('rodovia', 'person:' || old.person_code);
  return null;
end $$;
--> statement-breakpoint
create trigger session_ended after delete on session for each row execute function session_ended();
--> statement-breakpoint
create table totp (
  person_code uuid primary key constraint totp_person_code_fkey references person on delete cascade,
  -- Encrypted under a key that is not in the database.
  secret text not null,
  -- The last time step whose code was accepted: none is accepted twice.
  last_step integer not null default 0,
  confirmed timestamptz(3),
  created timestamptz(3) not null default now()
);
--> statement-breakpoint
create table passkey (
  code uuid primary key default gen_random_uuid(),
  person_code uuid not null constraint passkey_person_code_fkey references person on delete cascade,
  credential_id text not null constraint passkey_credential_id_key unique,
  public_key text not null,
  counter bigint not null default 0,
  transports text not null default '',
  name text not null,
  created timestamptz(3) not null default now(),
  last_used timestamptz(3)
);
--> statement-breakpoint
create index passkey_person_code_idx on passkey (person_code, created);
--> statement-breakpoint
create table passkey_challenge (
  challenge text primary key,
  person_code uuid not null constraint passkey_challenge_person_code_fkey references person on delete cascade,
  expires timestamptz(3) not null
);
--> statement-breakpoint
create index passkey_challenge_person_code_idx on passkey_challenge (person_code);
--> statement-breakpoint
create table recovery_code (
  digest text primary key,
  person_code uuid not null constraint recovery_code_person_code_fkey references person on delete cascade,
  used timestamptz(3)
);
--> statement-breakpoint
create index recovery_code_person_code_idx on recovery_code (person_code);
