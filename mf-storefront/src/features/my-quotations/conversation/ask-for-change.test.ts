import { ApiError, api } from '@rodovia/shared/runtime';
import { askForChange } from './ask-for-change';

const onOutdated = jest.fn();
const get = jest.spyOn(api, 'get');
const put = jest.spyOn(api, 'put');
const ask = (isAgain = false) => askForChange({ proposalCode: 'p', note: 'mais barato', isAgain, onOutdated });

beforeEach(() => {
  jest.resetAllMocks();
  put.mockResolvedValue(undefined);
});

test('the first time it is asked without further ado', async () => {
  await ask();
  expect(put.mock.calls[0]?.slice(0, 2)).toEqual(['/proposal/ask/p', { request: 'CHANGE', value: 'mais barato' }]);
  expect(get).not.toHaveBeenCalled();
});

test('asked again it is noted once: where only the answer was lost, nothing is sent', async () => {
  get.mockResolvedValue({ Request: { Kind: 'CHANGE', Note: 'mais barato' } });
  await ask(true);
  expect(put).not.toHaveBeenCalled();
  get.mockResolvedValue({ Request: { Kind: 'CHANGE', Note: 'outra coisa' } });
  await ask(true);
  expect(put).toHaveBeenCalledTimes(1);
});

test('where there is something newer, that is told, and trying again is of no use; any other failure is one', async () => {
  put.mockRejectedValue(new ApiError('http', 409, 'Há uma proposta mais nova.'));
  await ask();
  expect(onOutdated).toHaveBeenCalledWith('Há uma proposta mais nova.');
  put.mockRejectedValue(new ApiError('network', 0, ''));
  await expect(ask()).rejects.toBeInstanceOf(ApiError);
});
