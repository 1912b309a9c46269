import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readDockerIgnore } from './docker-ignore.mjs';

/** Returns the instructions of a Dockerfile, one by one. */
export function instructionsOf(file) {
  const joined = readFileSync(file, 'utf8').replaceAll(/\\\n/g, ' ');
  const lines = joined.split('\n').filter((line) => line.trim() && !line.startsWith('#'));
  return lines.map((line) => {
    const [, verb, rest] = /^([A-Z]+)\s+(.*)$/.exec(line.trim());
    return { verb, rest };
  });
}

function copyInto(stage, sources, target) {
  const to = path.resolve(stage.cwd, target);
  const isFolder = target.endsWith('/') || sources.length > 1;
  for (const source of sources) {
    const isFile = statSync(source.from).isFile();
    const place = isFile && (isFolder || existsSync(to)) ? path.join(to, path.basename(source.from)) : to;
    mkdirSync(path.dirname(place), { recursive: true });
    cpSync(source.from, place, { recursive: true, verbatimSymlinks: true, filter: source.filter });
  }
}

function execute(stage, command, given) {
  const { PATH, HOME } = process.env;
  const cached = { npm_config_prefer_offline: 'true', npm_config_loglevel: 'error' };
  const env = { PATH, HOME, ...cached, ...given, ...stage.env };
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command], { cwd: stage.cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`RUN ${command}\n${stdout}\n${stderr}`);
}

/**
 * Builds an image with folders of this machine as the file systems of its stages: an absolute path in a stage lies
 * below the folder of that stage.
 */
class Build {
  stages = new Map();

  constructor(context, env) {
    this.context = context;
    this.env = env;
    this.root = mkdtempSync(path.join(tmpdir(), 'rodovia-image-'));
    const isSent = readDockerIgnore(path.join(context, '.dockerignore'));
    this.isSent = (file) => file === context || isSent(path.relative(context, file).split(path.sep).join('/'));
  }

  from(rest) {
    const [, image, name] = /^(\S+)(?: AS (\S+))?$/.exec(rest);
    if (this.stages.has(image))
      throw new Error(`FROM ${image}: estágios sobre estágios não são feitos por este teste.`);
    const folder = path.join(this.root, name ?? 'last');
    mkdirSync(folder);
    this.stage = { name, image, folder, cwd: folder, env: {}, user: 'root' };
    this.stages.set(name, this.stage);
  }

  workdir(rest) {
    this.stage.cwd = path.join(this.stage.folder, rest);
    mkdirSync(this.stage.cwd, { recursive: true });
  }

  copy(rest) {
    const words = rest.split(/\s+/);
    const [, origin] = /^--from=(\S+)$/.exec(words[0]) ?? [];
    const [target, ...sources] = words.slice(origin ? 1 : 0).reverse();
    const base = origin ? this.stages.get(origin).folder : this.context;
    const filter = origin ? undefined : this.isSent;
    const found = sources.reverse().map((source) => ({ from: path.join(base, source).replace(/\/$/, ''), filter }));
    copyInto(this.stage, found, target);
  }

  run({ verb, rest }) {
    if (verb === 'FROM') this.from(rest);
    else if (verb === 'WORKDIR') this.workdir(rest);
    else if (verb === 'COPY') this.copy(rest);
    else if (verb === 'RUN') execute(this.stage, rest, this.env);
    else if (verb === 'ENV') Object.assign(this.stage.env, Object.fromEntries([rest.split('=')]));
    else if (verb === 'USER') this.stage.user = rest;
    else if (verb === 'CMD') this.stage.command = JSON.parse(rest);
    else if (verb !== 'EXPOSE') throw new Error(`${verb}: não é feito por este teste.`);
  }
}

/**
 * Executes a Dockerfile line by line in folders of this machine: it copies what the builder would receive and runs the
 * same commands. What the base images bring comes from this machine. `env` is added to the environment of every
 * command.
 * @returns the stages by name, each with its folder, work folder, environment and command
 */
export function buildImage(context, dockerfile, { say = () => undefined, env = {} } = {}) {
  const build = new Build(context, env);
  for (const instruction of instructionsOf(path.join(context, dockerfile))) {
    const started = Date.now();
    build.run(instruction);
    say(`${instruction.verb} ${instruction.rest} (${((Date.now() - started) / 1000).toFixed(1)} s)`);
  }
  return { root: build.root, stages: build.stages };
}
