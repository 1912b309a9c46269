import axios, { AxiosError, type AxiosRequestConfig, isAxiosError } from 'axios';
import type { ErrorBody } from '../../contracts/records';
import { runtimeConfig } from '../boot';
import { noteServerTime } from '../clock';
import { openDialog } from '../dialogs';
import { messages } from '../messages';
import { useSession } from '../session/session';
import { ApiError } from './api-error';
import { attemptOf } from './attempt';
import { isExempt, rejectSession } from './rejection';
import { traceparent } from './traceparent';

/** Timeout per call including retries, and pauses between retries, in ms. */
const READ = { timeout: 15_000, pauses: [400, 1200] };
const WRITE = { timeout: 30_000, pauses: [400] };

const instance = axios.create({ baseURL: runtimeConfig.apiBase, transitional: { clarifyTimeoutError: true } });

instance.interceptors.request.use((config) => {
  config.headers.set('Channel-Code', runtimeConfig.channelCode);
  if (config.data !== undefined && !(config.data instanceof FormData))
    config.headers.set('Content-Type', 'application/json');
  const { token } = useSession.getState();
  if (token) config.headers.set('Authorization', `Bearer ${token}`);
  const trace = traceparent();
  if (trace) config.headers.set('traceparent', trace);
  return config;
});

const isLate = (error: AxiosError) => error.code === AxiosError.ETIMEDOUT;
const isLost = (error: AxiosError) => !error.response && !axios.isCancel(error) && !isLate(error);

/** Statuses that leave the outcome of a write unknown: errors of a proxy, or still in progress. */
const UNDECIDED = [502, 503, 504];
const isUndecided = ({ response }: AxiosError) => response !== undefined && UNDECIDED.includes(response.status);

/** Lost calls are retried; reads also if the answer asks to retry later. */
const isPassing = (error: unknown, { method }: Call) =>
  isAxiosError(error) && (isLost(error) || (method === 'GET' && error.response?.status === 503));

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sends a call with retries, as long as the session `token` it started with is current. */
async function sendWithRetry(call: Call, token: string | null) {
  const { timeout, pauses } = call.method === 'GET' ? READ : WRITE;
  const end = Date.now() + (call.timeout ?? timeout);
  const request = () => instance.request({ ...call, timeout: Math.max(1, end - Date.now()) });
  for (const ms of pauses) {
    try {
      return await request();
    } catch (error) {
      if (!isPassing(error, call)) throw error;
      await pause(ms);
      if (call.signal?.aborted || useSession.getState().token !== token) throw error;
    }
  }
  return request();
}

type Call = AxiosRequestConfig & { url: string; unattended?: boolean };

/** Returns the error body of an answer, even if a file was requested. */
async function bodyOf(data: unknown): Promise<Partial<ErrorBody> | undefined> {
  if (!(data instanceof Blob)) return data as Partial<ErrorBody> | undefined;
  const text = await data.text();
  return text.startsWith('{') ? JSON.parse(text) : undefined;
}

/**
 * `isOwn` says whether the session is still the one that the call started in; calls of an earlier session do not end
 * the current one.
 */
async function toApiError(error: AxiosError, { url, unattended }: Call, isOwn: boolean): Promise<ApiError> {
  if (axios.isCancel(error)) return new ApiError('aborted', 0, '');
  const { response } = error;
  if (isLate(error)) return new ApiError('timeout', 0, messages.tooLate);
  if (!response) {
    if (!unattended && isOwn) rejectSession('network');
    return new ApiError('network', 0, messages.offline);
  }
  const body = await bodyOf(response.data);
  if (response.status === 401 && isOwn && !isExempt(url)) rejectSession('unauthorized');
  // people who must set up a second step first can do nothing else
  if (response.status === 403 && body?.errors?.secondStep) openDialog('security');
  const failure = new ApiError('http', response.status, body?.message ?? '', body?.errors);
  return Object.assign(failure, { present: body?.present, by: body?.by });
}

/** Sends a call through the axios instance; every failure becomes an `ApiError`. */
export async function send<T>(call: Call): Promise<T> {
  const attempt = attemptOf(call);
  const { token } = useSession.getState();
  try {
    const response = await sendWithRetry(attempt.call, token);
    attempt.isAnswered();
    noteServerTime(response.headers.date);
    return response.data as T;
  } catch (error) {
    if (!isAxiosError(error)) throw error;
    if (error.response && !isUndecided(error)) attempt.isAnswered();
    throw await toApiError(error, call, useSession.getState().token === token);
  }
}
