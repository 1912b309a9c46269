import type { Vehicle, VehicleInput } from '@rodovia/shared/contracts/vehicles';
import { VEHICLE_BOUNDS } from '@rodovia/shared/contracts/vehicles';
import { sql } from 'drizzle-orm';
import { createContext } from '../../src/context/context';
import { mailVehicleReminders } from '../../src/modules/vehicle/vehicle-reminders';
import { type Caller, startApi, type TestApi } from '../support/api';
import { ONE_ENGINE } from '../support/engines';

const truck: VehicleInput = {
  name: 'Cavalo 12',
  plate: 'abc-1d23',
  kind: 'TRUCK',
  axles: [
    { position: 'STEER', size: '295 80 22,5', quantity: 2 },
    { position: 'DRIVE', size: '295/80R22.5 152/148 m', quantity: 8 },
  ],
};

describe.each(ONE_ENGINE)("a client's vehicles on %s", (engine) => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi(engine);
  });
  afterAll(() => api.close());

  const add = (input: unknown, caller: Caller = 'client') => api.call(caller, 'POST', '/vehicle', input);
  const list = async (caller: Caller = 'client'): Promise<Vehicle[]> =>
    (await api.call(caller, 'GET', '/vehicle')).body;
  const clear = () => api.database.db.execute(sql`delete from vehicle`);
  afterEach(clear);

  describe('a reminder', () => {
    const since = '2026-01-01';
    const due = async (caller: Caller = 'client') => (await list(caller)).map(({ Reminder }) => Reminder?.DueDate);
    const context = () => createContext({ config: api.config, database: api.database });

    test('is due after some months or kilometres, whichever comes first, and goes when it is left out', async () => {
      const made = await add({ ...truck, reminder: { since, months: 6, km: 30_000, kmPerMonth: 10_000 } });
      expect(made.body.Reminder).toEqual({
        Since: since,
        Months: 6,
        Km: 30_000,
        KmPerMonth: 10_000,
        DueDate: '2026-04-02',
      });
      await api.call('client', 'PUT', `/vehicle/${made.body.Code}`, truck);
      expect(await due()).toEqual([undefined]);
    });

    test.each([
      [{ since }, 'reminder.months'],
      [{ since, km: 1000 }, 'reminder.kmPerMonth'],
      [{ since: '2199-01-01', months: 1 }, 'reminder.since'],
      [{ since, months: 61 }, 'reminder.months'],
    ])('%j is refused at its field', async (reminder, field) => {
      const { status, body } = await add({ ...truck, reminder });
      expect([status, Object.keys(body.errors)]).toEqual([400, expect.arrayContaining([field])]);
    });

    test('is mailed once a due day, all vehicles of a client together, and to nobody before', async () => {
      const other = { ...truck, name: 'Carreta', plate: '' };
      await add({ ...truck, reminder: { since, months: 1 } });
      await add({ ...other, reminder: { since, months: 2 } });
      await add({ ...other, name: 'Depois', reminder: { since, months: 60 } });
      const at = (text: string) => new Date(`${text}-03:00`);
      expect(await mailVehicleReminders(context(), at('2026-03-01T07:59:59'))).toBe(0);
      const both = await Promise.all([1, 2].map(() => mailVehicleReminders(context(), at('2026-03-01T08:00:00'))));
      expect(both.sort()).toEqual([0, 2]);
      expect(await mailVehicleReminders(context(), at('2026-03-02T08:00:00'))).toBe(0);
      const { rows } = await api.database.db.execute<{ plain: string }>(
        sql`select plain from mail_message where kind = 'vehicleReminder'`,
      );
      expect(rows).toHaveLength(1);
      expect(rows[0]?.plain).toContain('Carreta: revisão dos pneus em 01/03/2026');
      expect(rows[0]?.plain).toContain('Cavalo 12: revisão dos pneus em 01/02/2026');
      expect(rows[0]?.plain).not.toContain('Depois');
    });
  });

  test('are kept as they were meant: the plate bare, sizes as the trade writes them', async () => {
    const made = await add(truck);
    expect([made.status, made.body]).toMatchObject([
      201,
      {
        Name: 'Cavalo 12',
        Plate: 'ABC1D23',
        Kind: 'TRUCK',
        Axles: [
          { Position: 'STEER', Size: '295/80R22.5', Quantity: 2 },
          { Position: 'DRIVE', Size: '295/80R22.5 152/148M', Quantity: 8 },
        ],
        Version: 1,
      },
    ]);
    await add({ ...truck, name: 'a primeira', plate: '' });
    expect((await list()).map(({ Name }) => Name)).toEqual(['a primeira', 'Cavalo 12']);
  });

  test('are seen and changed by their owner alone', async () => {
    const { Code } = (await add(truck)).body as Vehicle;
    expect(await list('otherClient')).toEqual([]);
    for (const [method, body] of [
      ['PUT', truck],
      ['DELETE', undefined],
    ] as const) {
      expect((await api.call('otherClient', method, `/vehicle/${Code}`, body)).status).toBe(404);
      for (const staff of ['seller', 'admin'] as const)
        expect((await api.call(staff, method, `/vehicle/${Code}`, body)).status).toBe(403);
      expect((await api.call('visitor', method, `/vehicle/${Code}`, body)).status).toBe(401);
    }
    expect(await list()).toHaveLength(1);
  });

  test('what makes no sense is refused at its field', async () => {
    const axle = truck.axles[0];
    const refusals: [string, object][] = [
      ['name', { name: ' ' }],
      ['name', { name: 'Invis\u200bível' }],
      ['name', { name: 'x'.repeat(VEHICLE_BOUNDS.name + 1) }],
      ['plate', { plate: 'AB12345' }],
      ['plate', { plate: "A';--" }],
      ['plate', { plate: 'ABC1D2345' }],
      ['kind', { kind: 'ROCKET' }],
      ['axles', { axles: [] }],
      ['axles', { axles: Array.from({ length: VEHICLE_BOUNDS.axles + 1 }, () => axle) }],
      ['axles.0.size', { axles: [{ ...axle, size: '' }] }],
      ['axles.0.size', { axles: [{ ...axle, size: 'redondo' }] }],
      ['axles.0.size', { axles: [{ ...axle, size: '295/80R22.5 e mais' }] }],
      ['axles.0.position', { axles: [{ ...axle, position: 'FRONT' }] }],
      ['axles.0.quantity', { axles: [{ ...axle, quantity: 0 }] }],
      ['axles.0.quantity', { axles: [{ ...axle, quantity: VEHICLE_BOUNDS.tyres + 1 }] }],
      ['axles.0.quantity', { axles: [{ ...axle, quantity: 1.5 }] }],
      ['owner', { owner: 'outro' }],
    ];
    for (const [field, change] of refusals) {
      const { status, body } = await add({ ...truck, ...change });
      expect([field, change, status, Object.keys(body.errors ?? {})]).toEqual([field, change, 400, [field]]);
    }
    expect(await list()).toEqual([]);
  });

  test('a plate stands for one vehicle of a client, and says nothing of those of others', async () => {
    await add(truck);
    const twice = await Promise.all([add({ ...truck, plate: 'XYZ 9A88' }), add({ ...truck, plate: 'xyz9a88' })]);
    expect(twice.map(({ status }) => status).sort()).toEqual([201, 409]);
    const again = await add(truck);
    expect([again.status, Object.keys(again.body.errors)]).toEqual([409, ['plate']]);
    expect((await add(truck, 'otherClient')).status).toBe(201);
  });

  test('of two who change one the second is told; the bound holds for two at once', async () => {
    const { Code, Version } = (await add(truck)).body as Vehicle;
    const over = { 'if-match': `"${Version}"` };
    const put = (name: string) => api.call('client', 'PUT', `/vehicle/${Code}`, { ...truck, name }, over);
    const changes = await Promise.all([put('Um'), put('Dois')]);
    expect(changes.map(({ status }) => status).sort()).toEqual([200, 412]);
    expect((await api.call('client', 'DELETE', `/vehicle/${Code}`, undefined, over)).status).toBe(412);
    await api.database.db.execute(sql`insert into vehicle (person_code, name, kind, axles)
      select ${api.people.client.code}, 'Frota ' || n, 'CAR', '[]'::jsonb
      from generate_series(2, ${VEHICLE_BOUNDS.vehicles - 1}::int) n`);
    const crowd = await Promise.all([1, 2, 3].map((n) => add({ ...truck, plate: '', name: `Último ${n}` })));
    expect(crowd.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await list()).toHaveLength(VEHICLE_BOUNDS.vehicles);
  });

  test('are in what the client takes along, in no log and no list of changes, and go with the account', async () => {
    await add(truck);
    const { body: data } = await api.call('client', 'GET', '/person/my-data');
    expect(data.Vehicles).toMatchObject([{ Name: 'Cavalo 12', Plate: 'ABC1D23', Kind: 'TRUCK' }]);
    const { text } = await api.call('client', 'GET', '/person/my-data/readable');
    expect(text).toContain('ABC1D23');
    expect(text).toContain('Direcional: 2 × 295/80R22.5');
    const { rows } = await api.database.db.execute(
      sql`select message as text from log_entry union all select before || after from record_change`,
    );
    expect(JSON.stringify(rows)).not.toMatch(/ABC1D23|Cavalo 12/i);
    expect((await api.call('admin', 'GET', `/person/${api.people.client.code}`)).text).not.toContain('ABC1D23');
    await api.call('client', 'POST', '/person/erasure');
    const { body: requests } = await api.call('admin', 'GET', '/erasure-request/pagged');
    const [request] = requests.Results;
    expect((await api.call('admin', 'PUT', `/erasure-request/confirm/${request.Code}`)).status).toBe(200);
    const left = await api.database.db.execute(sql`select count(*)::int as count from vehicle`);
    expect(left.rows).toEqual([{ count: 0 }]);
  });
});
