export { aLine, aProposal } from '../contracts/proposals/samples';
export { expectingConsoleErrors } from './no-console-error';
export { Opener } from './opener';
export { renderPage } from './render-page';
