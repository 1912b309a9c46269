import type { ErrorBody } from '@rodovia/shared/contracts';
import axios, { type AxiosError, type AxiosRequestConfig, isAxiosError } from 'axios';
import { runtimeConfig } from '../boot';
import { noteServerTime } from '../clock';
import { openDialog } from '../dialogs';
import { messages } from '../messages';
import { useSession } from '../session/session';
import { ApiError } from './api-error';
import { isExempt, rejectSession } from './rejection';

const RETRY_DELAYS_MS = [400, 1200];

const instance = axios.create({ baseURL: runtimeConfig.apiBase, timeout: 30_000 });

instance.interceptors.request.use((config) => {
  config.headers.set('Channel-Code', runtimeConfig.channelCode);
  if (config.data !== undefined && !(config.data instanceof FormData))
    config.headers.set('Content-Type', 'application/json');
  const { token } = useSession.getState();
  if (token) config.headers.set('Authorization', `Bearer ${token}`);
  return config;
});

/** No answer at all, or one that asks for patience. */
const isPassing = (error: unknown) =>
  isAxiosError(error) && !axios.isCancel(error) && (!error.response || error.response.status === 503);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function sendWithRetry(config: AxiosRequestConfig) {
  const delays = config.method === 'GET' ? RETRY_DELAYS_MS : [];
  for (const delay of delays) {
    try {
      return await instance.request(config);
    } catch (error) {
      if (!isPassing(error)) throw error;
      await pause(delay);
      if (config.signal?.aborted) throw error;
    }
  }
  return instance.request(config);
}

type Call = AxiosRequestConfig & { url: string; unattended?: boolean };

/** What a failure says, also where a file was asked for. */
async function bodyOf(data: unknown): Promise<Partial<ErrorBody> | undefined> {
  if (!(data instanceof Blob)) return data as Partial<ErrorBody> | undefined;
  const text = await data.text();
  return text.startsWith('{') ? JSON.parse(text) : undefined;
}

async function toApiError(error: AxiosError, { url, unattended }: Call): Promise<ApiError> {
  if (axios.isCancel(error)) return new ApiError('aborted', 0, '');
  const { response } = error;
  if (!response) {
    if (!unattended) rejectSession('network');
    return new ApiError('network', 0, messages.offline);
  }
  const body = await bodyOf(response.data);
  if (response.status === 401 && !isExempt(url)) rejectSession('unauthorized');
  // Whoever has to set up a second step first can do nothing else.
  if (response.status === 403 && body?.errors?.secondStep) openDialog('security');
  const failure = new ApiError('http', response.status, body?.message ?? '', body?.errors);
  return Object.assign(failure, { present: body?.present });
}

/** Sends one call through the one axios instance; every failure leaves as an `ApiError`. */
export async function send<T>(config: Call): Promise<T> {
  try {
    const response = await sendWithRetry(config);
    noteServerTime(response.headers.date);
    return response.data as T;
  } catch (error) {
    if (isAxiosError(error)) throw await toApiError(error, config);
    throw error;
  }
}
