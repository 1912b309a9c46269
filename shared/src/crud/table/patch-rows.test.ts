import { keyOf, queryClient } from '@rodovia/shared/runtime';
import { patchRows } from './patch-rows';

const url = '/brand/pagged?page=1';
const page = {
  Results: [
    { Code: 'a', IsActive: true },
    { Code: 'b', IsActive: true },
  ],
  TotalPages: 1,
  TotalCount: 2,
};
const cached = () => queryClient.getQueryData(keyOf(url));

beforeEach(() => {
  queryClient.clear();
  queryClient.setQueryData(keyOf(url), page);
});

test('[ST-06] a switched record shows its new state in every list at once, and the old one after a refusal', async () => {
  const rollBack = await patchRows('brand', 'b', { IsActive: false });
  expect(cached()).toMatchObject({
    Results: [
      { Code: 'a', IsActive: true },
      { Code: 'b', IsActive: false },
    ],
  });
  rollBack();
  expect(cached()).toEqual(page);
});

test('the record itself changes too, and other resources do not', async () => {
  queryClient.setQueryData(keyOf('/brand/b'), { Code: 'b', IsActive: true });
  queryClient.setQueryData(keyOf('/group/b'), { Code: 'b', IsActive: true });
  await patchRows('brand', 'b', { IsActive: false });
  expect(queryClient.getQueryData(keyOf('/brand/b'))).toEqual({ Code: 'b', IsActive: false });
  expect(queryClient.getQueryData(keyOf('/group/b'))).toEqual({ Code: 'b', IsActive: true });
});
