/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useHeldFailure } from './use-held-failure';

const refetch = jest.fn();
type Read = Parameters<typeof useHeldFailure>[0];
const failed: Read = { data: undefined, error: new Error('Erro interno.'), refetch };
const reading: Read = { data: undefined, error: null, refetch };

const held = () =>
  renderHook(([read, place]) => useHeldFailure(read, place), {
    initialProps: [failed, 'a'] as [Read, string],
  });

test('a failure stays while it is read again unasked, and goes with an answer or at another place', () => {
  const { result, rerender } = held();
  rerender([reading, 'a']);
  expect(result.current.failure).toBe(failed.error);
  rerender([reading, 'b']);
  expect(result.current.failure).toBeUndefined();
  rerender([failed, 'b']);
  rerender([{ ...reading, data: {} }, 'b']);
  rerender([reading, 'b']);
  expect(result.current.failure).toBeUndefined();
});

test('a retry that somebody asks for is shown as a read', () => {
  const { result, rerender } = held();
  act(() => void result.current.retry());
  expect(refetch).toHaveBeenCalled();
  rerender([reading, 'a']);
  expect(result.current.failure).toBeUndefined();
});
