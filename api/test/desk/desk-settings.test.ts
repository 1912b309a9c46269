import type { DeskSettings } from '@rodovia/shared/contracts/quotations';
import { startApi, type TestApi } from '../support/api';
import { createParents, createProduct } from '../support/catalogue';
import { ONE_ENGINE } from '../support/engines';
import { deskCalls } from '../support/scenes/desk';

describe.each(ONE_ENGINE)('settings of the desk on %s', (engine) => {
  let api: TestApi;
  let desk: ReturnType<typeof deskCalls>;

  beforeAll(async () => {
    api = await startApi(engine, { mailInterval: 3_600_000 });
    desk = deskCalls(api, await createProduct(api, await createParents(api, 'mesa'), 'MESA-1'));
  });
  afterAll(() => api.close());

  test('are kept whole, in order, and refused with a sentence where they make no sense', async () => {
    const workHours = [
      { weekday: 2, from: '13:00', to: '18:00' },
      { weekday: 2, from: '08:00', to: '12:00' },
    ];
    const saved = await desk.settings({ workHours, whatsapp: '(11) 91234-5678' });
    expect(saved.body).toMatchObject({
      WorkHours: [
        { Weekday: 2, From: '08:00', To: '12:00' },
        { Weekday: 2, From: '13:00', To: '18:00' },
      ],
      Whatsapp: '11912345678',
    });
    const refused = [
      { workHours: [] },
      { workHours: [{ weekday: 1, from: '18:00', to: '08:00' }] },
      {
        workHours: [
          { weekday: 1, from: '08:00', to: '12:00' },
          { weekday: 1, from: '11:00', to: '13:00' },
        ],
      },
      { workHours: [{ weekday: 7, from: '08:00', to: '12:00' }] },
      { workHours: [{ weekday: 1, from: '8:00', to: '24:00' }] },
      { answerMinutes: 0 },
      { whatsapp: '(11) 3333-0000' },
    ];
    for (const change of refused) expect([change, (await desk.settings(change)).status]).toEqual([change, 400]);
    await desk.settings({
      workHours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from: '08:00', to: '18:00' })),
      whatsapp: '',
    });
  });

  test('the shop’s number is for clients to write to, where there is one', async () => {
    const code = await desk.served();
    expect(await desk.read(code, 'client')).toMatchObject({ ShopWhatsapp: null });
    await desk.settings({ whatsapp: '(11) 91234-5678' });
    expect(await desk.read(code, 'client')).toMatchObject({ ShopWhatsapp: '11912345678' });
    for (const staff of ['seller', 'admin'] as const)
      expect(await desk.read(code, staff)).not.toHaveProperty('ShopWhatsapp');
    await desk.settings({ whatsapp: '' });
  });

  test('two editors: the second is told', async () => {
    const { Version, ...before } = (await api.call('admin', 'GET', '/desk-settings')).body;
    const body = {
      workHours: before.WorkHours.map((span: DeskSettings['WorkHours'][number]) => ({
        weekday: span.Weekday,
        from: span.From,
        to: span.To,
      })),
      answerMinutes: 480,
      sellersTake: false,
      assigns: false,
      whatsapp: '',
    };
    const match = { 'if-match': `"${Version}"` };
    expect((await api.call('admin', 'PUT', '/desk-settings', body, match)).status).toBe(200);
    expect((await api.call('admin', 'PUT', '/desk-settings', body, match)).status).toBe(412);
  });
});
