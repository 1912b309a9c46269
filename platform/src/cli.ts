import { commands } from './commands/commands';

const [verb = 'help', ...args] = process.argv.slice(2);
const command = commands[verb] ?? commands.help;

command?.(args).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
});
