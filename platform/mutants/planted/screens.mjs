const DIALOG = 'shared/src/ui/dialog.tsx';
const BOUNDARY = 'shared/src/ui/boundary.tsx';
const FRAME = 'shared/src/forms/field-frame.tsx';
const MASKS = 'shared/src/forms/masks.ts';
const TEXT = 'shared/src/forms/text-field.tsx';
const CEP = 'shared/src/forms/use-cep.ts';
const CLIENT = 'shared/src/runtime/api/client.ts';
const REJECTION = 'shared/src/runtime/api/rejection.ts';
const TRANSPORT = 'shared/src/runtime/api/transport.ts';
const ATTEMPT = 'shared/src/runtime/api/attempt.ts';
const LOAD = 'shell/src/remotes/load.ts';

/** Keyboard, screen readers, slow networks and lost answers. */
export const mutants = [
  {
    about: 'a dialog begins nowhere',
    file: DIALOG,
    find: 'if (dialog) begin(dialog);',
    put: '',
  },
  {
    about: 'a closed dialog leaves the focus behind',
    file: DIALOG,
    find: 'if (opener instanceof HTMLElement) opener.focus();',
    put: '',
  },
  {
    about: 'a dialog does not close by Escape',
    file: DIALOG,
    find: "if (event.key !== 'Escape') return;",
    put: "if (event.key !== 'Esc') return;",
  },
  {
    about: 'a dialog has no name',
    file: DIALOG,
    find: 'aria-labelledby="dialog-title"',
    put: '',
  },
  {
    about: 'Escape in a dialog closes what lies below it too',
    file: DIALOG,
    find: 'event.stopPropagation();',
    put: '',
  },
  {
    about: 'a lost part is not asked for again',
    file: BOUNDARY,
    find: 'retry = () => {\n    forgetFailedCode();',
    put: 'retry = () => {',
  },
  {
    about: 'a page stays lost on the next address',
    file: BOUNDARY,
    find: 'if (this.state.failed && page !== this.props.page) this.retry();',
    put: 'if (this.state.failed && page === undefined) this.retry();',
  },
  {
    about: 'a failure has no code to tell',
    file: BOUNDARY,
    find: 'this.setState({ diagnostic: this.context?.(error) });',
    put: 'this.context?.(error);',
  },
  {
    about: 'a field that is passed by complains',
    file: FRAME,
    find: '((touched && modified) || submitFailed ? error',
    put: '(touched || submitFailed ? error',
  },
  {
    about: 'what the server said stays after the value has changed',
    file: FRAME,
    find: '(dirtySinceLastSubmit ? undefined : submitError)',
    put: 'submitError',
  },
  {
    about: 'a wrong field is not marked for whoever listens',
    file: FRAME,
    find: "'aria-invalid': error ? true : undefined,",
    put: "'aria-invalid': undefined,",
  },
  {
    about: 'the error of a field is not tied to it',
    file: FRAME,
    find: "'aria-describedby': error || hint ?",
    put: "'aria-describedby': hint ?",
  },
  {
    about: 'the length of a text is not judged',
    file: FRAME,
    find: 'overLong(label, most, value) ?? validate?.(value);',
    put: 'validate?.(value);',
  },
  {
    about: 'the caret jumps to the end of a masked field',
    file: MASKS,
    find: 'input.setSelectionRange(place, place);',
    put: '',
  },
  {
    about: 'a password cannot be shown',
    file: TEXT,
    find: "type={isShown ? 'text' : type}",
    put: 'type={type}',
  },
  {
    about: 'a CEP that is unknown leaves the address of the one before',
    file: CEP,
    find: 'fill(NOTHING);',
    put: '',
  },
  {
    about: 'a CEP overwrites what somebody typed with nothing',
    file: CEP,
    find: 'if (found[place] || values[place] === old[place]) form.change',
    put: 'form.change',
  },
  {
    about: 'the address that a form opened with is looked up again',
    file: CEP,
    find: 'digits.length < CEP_LENGTH || digits === looked.current',
    put: 'digits.length < CEP_LENGTH',
  },
  {
    about: 'a write without a network waits until nobody knows when',
    file: CLIENT,
    find: "if (method !== 'GET') throw notSent();",
    put: '',
  },
  {
    about: 'a read without a network fails instead of waiting',
    file: CLIENT,
    find: 'await whenOnline(signal);',
    put: 'throw notSent();',
  },
  {
    about: 'a call whose page was left goes on',
    file: CLIENT,
    find: "await whenOnline(signal);\n  if (signal?.aborted) throw new ApiError('aborted', 0, '');",
    put: 'await whenOnline(signal);',
  },
  {
    about: 'a device without a network ends the session',
    file: REJECTION,
    find: "if (reason === 'network' && isOffline()) return;",
    put: '',
  },
  {
    about: 'the end of a session empties the cart',
    file: REJECTION,
    find: 'endSession([CART_KEY, FREE_ITEMS_KEY, DRAFT_KEY',
    put: 'endSession([FREE_ITEMS_KEY, DRAFT_KEY',
  },
  {
    about: 'the end of a session throws away what waits to be sent',
    file: REJECTION,
    find: ', ...draftKeys()]',
    put: ']',
  },
  {
    about: 'a page is torn away again and again',
    file: REJECTION,
    find: 'Date.now() - last < QUIET_MS || ',
    put: '',
  },
  {
    about: 'a wrong password ends the session',
    file: REJECTION,
    find: 'export const isExempt = (url: string) => EXEMPT.test(url);',
    put: 'export const isExempt = (url: string) => url === EXEMPT.source;',
  },
  {
    about: 'calls come without who calls',
    file: TRANSPORT,
    find: "if (token) config.headers.set('Authorization', `Bearer $" + '{token}`);',
    put: '',
  },
  {
    about: 'what an earlier session left behind ends the new one',
    file: TRANSPORT,
    find: 'useSession.getState().token === token);',
    put: 'token === token);',
  },
  {
    about: 'a lost call is not sent again',
    file: TRANSPORT,
    find: 'isAxiosError(error) && (isLost(error) ||',
    put: 'isAxiosError(error) && (',
  },
  {
    about: 'a write is sent again though the server was only slow to answer for it',
    file: TRANSPORT,
    find: "(method === 'GET' && error.response?.status === 503)",
    put: 'error.response?.status === 503',
  },
  {
    about: 'a write that the server has not decided gets a new key',
    file: TRANSPORT,
    find: 'if (error.response && !isUndecided(error)) attempt.isAnswered();',
    put: 'if (error.response) attempt.isAnswered();',
  },
  {
    about: 'pressing again writes twice',
    file: ATTEMPT,
    find: 'unanswered.get(content) ?? newKey();',
    put: 'newKey();',
  },
  {
    about: 'a module is not asked for a second time',
    file: LOAD,
    find: 'if (left() < ms / 2) throw error;',
    put: 'if (left() < ms) throw error;',
  },
  {
    about: 'a module does not fall back on its release before',
    file: LOAD,
    find: "failed.set(name, reportLater(release, 'load', error));\n      failure = error;",
    put: "failed.set(name, reportLater(release, 'load', error));\n      throw error;",
  },
  {
    about: 'a module that failed is never tried again',
    file: LOAD,
    find: '() => setTimeout(() => loads.get(name) === load && forgetFailure(name), FAILED_MS),',
    put: '() => undefined,',
  },
  {
    about: 'a canary that loads is not counted',
    file: LOAD,
    find: "if (release.deployment.traffic % 100) reportLater(release, 'open');",
    put: '',
  },
];
