# docker build -t interface-console . ; with --build-arg PROJECT=DIR, a project in a folder of this one. README.md, "Deployment", describes how to run it.
FROM node:22-bookworm-slim AS build
# The folder of the project. By default it is this repository.
ARG PROJECT=.
WORKDIR /app
COPY . .
RUN npm ci
RUN npm run build -- --project "$PROJECT"
RUN mkdir /built && cp -r "$PROJECT/dist" "$PROJECT/dist-server" /built/

FROM node:22-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --no-audit --no-fund
COPY scripts scripts
COPY --from=build /built/dist dist
COPY --from=build /built/dist-server dist-server
RUN mkdir -p /data && chown node:node /data
# The user may write to /data only, so the root file system can be read-only.
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist-server/main.js"]
