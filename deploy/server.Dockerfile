FROM node:22.22.0-bookworm-slim AS manifests
WORKDIR /srv/rodovia
COPY . .
RUN find . -type f ! -name package.json ! -name package-lock.json -delete && find . -type d -empty -delete

FROM node:22.22.0-bookworm-slim AS packages
WORKDIR /srv/rodovia
COPY --from=manifests /srv/rodovia ./
RUN npm ci --no-audit --no-fund --omit=dev --workspace=@rodovia/api --workspace=@rodovia/platform

FROM node:22.22.0-bookworm-slim AS built
WORKDIR /srv/rodovia
COPY --from=manifests /srv/rodovia ./
RUN npm ci --no-audit --no-fund --omit=dev
COPY . .
RUN node deploy/build.mjs
USER node
CMD ["node", "deploy/publish.mjs"]

FROM node:22.22.0-bookworm-slim AS runtime
ENV NODE_ENV=production
WORKDIR /srv/rodovia
COPY --from=packages /srv/rodovia ./
COPY --from=built /srv/rodovia/api/dist api/dist
COPY --from=built /srv/rodovia/platform/dist platform/dist
COPY api/assets api/assets
COPY api/migrations api/migrations
COPY api/src/db/pglite-worker.mjs api/src/db/
COPY deploy/healthy.mjs deploy/migrate.mjs deploy/serve.mjs deploy/
# a volume begins with the rights of the folder that it covers
RUN install -d -m 1777 ../kept
USER node
EXPOSE 3000
CMD ["node", "deploy/serve.mjs"]
