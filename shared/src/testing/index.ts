export { expectingConsoleErrors } from './no-console-error';
