FROM node:22.22.0-bookworm-slim AS folder
RUN mkdir -p /made/store && chown 1000:1000 /made/store

FROM quay.io/minio/minio:RELEASE.2025-09-07T16-13-09Z
COPY --from=folder --chown=1000:1000 /made/ /
USER 1000:1000
CMD ["server", "/store"]
