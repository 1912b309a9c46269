import { ApiError, api } from '@rodovia/shared/runtime';

/** Answers by the path that a call begins with; a function throws or waits. */
type Answers = Record<string, unknown | (() => unknown)>;

/** Replaces the API by fixed answers. Other calls get 404. */
export function answerWith(answers: Answers) {
  const answer = async (url: string) => {
    const [, found] = Object.entries(answers).find(([path]) => url.startsWith(path)) ?? [];
    if (found === undefined) throw new ApiError('http', 404, 'Não encontrado.');
    return typeof found === 'function' ? found() : found;
  };
  Object.assign(api, { get: answer, post: answer, put: answer, delete: answer });
}

/** Answer that never arrives. */
export const never = () => new Promise(() => undefined);

/** Answer of a server that failed. */
export const failure = () => {
  throw new ApiError('http', 500, 'Erro interno.');
};
