import fc from 'fast-check';
import { createFairQueue } from '../../src/base/fair-queue';

class Full extends Error {}

/** Creates waiters that are released manually, in the order of their turns. */
function crowd(longest: number[]) {
  const queue = createFairQueue({ atOnce: 1, longest, full: () => new Full() });
  const served: string[] = [];
  const refused: string[] = [];
  const ended: Promise<void>[] = [];
  let open = () => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  ended.push(queue.run(['first'], () => gate));
  const come = (...path: string[]) => {
    const name = path.join('/');
    const work = queue.run(path, async () => void served.push(name));
    ended.push(work.catch((error: unknown) => void (error instanceof Full && refused.push(name))));
  };
  const drain = async () => {
    open();
    await Promise.all(ended);
    return { served, refused };
  };
  return { come, drain };
}

describe('the fair queue', () => {
  test('whoever sends a thousand waits behind its own', async () => {
    const { come, drain } = crowd([2000]);
    for (let times = 0; times < 1000; times += 1) come('all', 'flood', `account ${times}`);
    come('all', 'honest', 'ana');
    const { served } = await drain();
    expect(served.indexOf('all/honest/ana')).toBe(1);
    expect(served).toHaveLength(1001);
  });

  test('within an address one account does not stand in the way of another', async () => {
    const { come, drain } = crowd([]);
    for (let times = 0; times < 50; times += 1) come('all', 'office', 'guessed');
    come('all', 'office', 'ana');
    expect((await drain()).served.indexOf('all/office/ana')).toBe(1);
  });

  test('a full share is given up by who has most of it, and nobody else', async () => {
    const { come, drain } = crowd([6, 4]);
    for (let times = 0; times < 5; times += 1) come('all', 'flood', 'guessed');
    come('all', 'flood', 'ana');
    for (const name of ['b', 'c', 'd']) come('all', name, 'x');
    const { served, refused } = await drain();
    expect(refused).toEqual(['all/flood/guessed', 'all/flood/guessed', 'all/flood/guessed']);
    expect([...served].sort()).toEqual([
      'all/b/x',
      'all/c/x',
      'all/d/x',
      'all/flood/ana',
      'all/flood/guessed',
      'all/flood/guessed',
    ]);
  });

  test('where all have the same, the next one is refused', async () => {
    const { come, drain } = crowd([2]);
    for (const name of ['a', 'b', 'c']) come('all', name);
    expect((await drain()).refused).toEqual(['all/c']);
  });

  test('a lane that is full does not close another', async () => {
    const { come, drain } = crowd([3]);
    for (let at = 0; at < 200; at += 1) come('unknown', `address ${at}`);
    come('known', 'ana');
    const { served, refused } = await drain();
    expect([served[0], served[1]]).toEqual(['unknown/address 0', 'known/ana']);
    expect([served.length, refused.length]).toEqual([4, 197]);
  });

  test('everybody is either served or refused, and no bound is passed', async () => {
    const letter = fc.constantFrom('a', 'b', 'c');
    const path = fc.tuple(letter, letter, letter);
    await fc.assert(
      fc.asyncProperty(fc.array(path, { maxLength: 60 }), async (paths) => {
        const { come, drain } = crowd([10, 4]);
        for (const steps of paths) come(...steps);
        const { served, refused } = await drain();
        expect([...served, ...refused].sort()).toEqual(paths.map((steps) => steps.join('/')).sort());
        for (const lane of ['a', 'b', 'c'])
          expect(served.filter((name) => name.startsWith(lane)).length).toBeLessThanOrEqual(10);
      }),
    );
  });

  test('who has waited too long is told so, and takes nobody else with it', async () => {
    const queue = createFairQueue({ atOnce: 1, longest: [], longestWait: 20, full: () => new Full() });
    const end = await queue.enter(['a']);
    await expect(queue.enter(['a'])).rejects.toThrow(Full);
    const patient = queue.enter(['b']);
    end();
    end();
    const second = await patient;
    await expect(queue.enter(['c'])).rejects.toThrow(Full);
    second();
    (await queue.enter(['c']))();
  });
});
