import { readdirSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { createRenderableProductFixture, GeneratorFixture } from './testing/generator-fixture.ts';

const open: GeneratorFixture[] = [];
afterAll(() => {
  for (const workshop of open) workshop.remove();
});

function workshop(...[products, scenes]: ConstructorParameters<typeof GeneratorFixture>): GeneratorFixture {
  const made = new GeneratorFixture(products, scenes);
  open.push(made);
  return made;
}

describe.concurrent('npm run images', () => {
  it('renders missing images, rooms first, with low priority, and reports its progress', async () => {
    const shop = workshop(
      [createRenderableProductFixture('a-sofa', 'sofa', ['ash', 'teal'])],
      [{ id: 'room', products: [{ id: 'a-sofa' }] }],
    );
    const { code, output } = await shop.run('--preview');
    expect(output).toContain('0 of 2 jobs are up to date.');
    expect(output).toMatch(/\[2\/2\] a-sofa: teal detail 6\/6, about less than a minute left/);
    expect(code).toBe(0);
    expect(shop.takeReceivedJobs()).toEqual([
      expect.stringMatching(
        /^room nice 19 -b --factory-startup --python-exit-code 1 --python .*render\.py --$/,
      ),
      expect.stringMatching(/^a-sofa nice 19/),
    ]);
    const left = readdirSync(shop.path('masters/preview/a-sofa'));
    expect(left.sort()).toEqual([
      'ash-detail.png',
      'ash-front.png',
      'ash-three-quarter.png',
      'job.json',
      'record.json',
      'teal-detail.png',
      'teal-front.png',
      'teal-three-quarter.png',
    ]);
  });

  it('renders only what changed', async () => {
    const shop = workshop([
      createRenderableProductFixture('a-sofa'),
      createRenderableProductFixture('a-stool', 'stool'),
    ]);
    const taken = async () => {
      await shop.run('--preview');
      return shop.takeReceivedJobs().map((line) => line.split(' ')[0]);
    };
    expect(await taken()).toEqual(['a-sofa', 'a-stool']);
    shop.write('models/piri/families/stool.py', '# rounder legs');
    expect(await taken()).toEqual(['a-stool']);
    expect(await taken()).toEqual([]);
  });

  it('lists what it would render and renders nothing', async () => {
    const shop = workshop([
      createRenderableProductFixture('a-sofa'),
      createRenderableProductFixture('a-stool', 'stool'),
    ]);
    await shop.run('a-stool', '--preview');
    const { output } = await shop.run('--list', '--preview');
    expect(output).toBe('missing      a-sofa\nup to date   a-stool\n');
    expect(shop.takeReceivedJobs()).toHaveLength(1);
  });

  it('encodes what it rendered', async () => {
    const shop = workshop(
      [createRenderableProductFixture('a-sofa')],
      [{ id: 'room', products: [{ id: 'a-sofa' }] }],
    );
    expect(await shop.run('room')).toMatchObject({ code: 0 });
    expect(readdirSync(shop.path('pictures'))).toEqual(['room', 'room.json']);
    expect(readdirSync(shop.path('pictures/room'))).toHaveLength(2 * (5 + 1));
  });

  it('names a failed job, continues with the next one and exits with 1', async () => {
    const shop = workshop([
      createRenderableProductFixture('broken'),
      createRenderableProductFixture('a-sofa'),
    ]);
    const { code, output } = await shop.run('--preview');
    expect(output).toContain('[1/2] broken failed.');
    expect(output).toContain('The legs do not reach the floor.');
    expect(output).toContain('Failed: broken.');
    expect(code).toBe(1);
    expect(readdirSync(shop.path('masters/preview')).sort()).toEqual(['a-sofa']);
  });

  it('starts no job after the maximum number of minutes', async () => {
    const shop = workshop([createRenderableProductFixture('a-sofa')]);
    const { code, output } = await shop.run('--preview', '--max-minutes', '0');
    expect(output).toContain('1 jobs are left for the next run');
    expect([code, shop.takeReceivedJobs()]).toEqual([0, []]);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('leaves no partial files on %s and can restart', async (signal) => {
    const shop = workshop([createRenderableProductFixture('slow')]);
    const { child, ended } = shop.start('--preview');
    while (!shop.has('masters/preview/slow.part/ash-three-quarter.png')) await wait(20);
    child.kill(signal);
    expect((await ended).code).toBe(signal === 'SIGINT' ? 130 : 143);
    expect(readdirSync(shop.path('masters/preview'))).toEqual([]);
    expect(shop.has('masters/run.pid')).toBe(false);
    shop.write('go-on', '');
    await shop.run('--preview');
    expect(shop.has('masters/preview/slow/record.json')).toBe(true);
  });

  it('does not run twice at the same time', async () => {
    const shop = workshop([createRenderableProductFixture('slow')]);
    const { ended } = shop.start('--preview');
    while (!shop.has('masters/run.pid')) await wait(20);
    const second = await shop.run('--preview');
    expect(second.output).toMatch(/Process \d+ is already rendering images/);
    expect(second.code).toBe(1);
    shop.write('go-on', '');
    expect((await ended).code).toBe(0);
  });

  it('takes over from a killed run', async () => {
    const shop = workshop([createRenderableProductFixture('a-sofa')]);
    shop.write('masters/run.pid', '999999999');
    shop.write('masters/preview/a-sofa.part/ash-front.png', 'half');
    expect((await shop.run('--preview')).code).toBe(0);
    expect(shop.has('masters/preview/a-sofa.part')).toBe(false);
  });

  it('explains what to install if Blender is missing', async () => {
    const shop = workshop([createRenderableProductFixture('a-sofa')]);
    rmSync(shop.path('blender'));
    const { code, output } = await shop.run('--preview');
    expect(output).toContain('apt-get install --no-install-recommends blender python3-numpy gcc');
    expect(code).toBe(1);
  });

  it('rejects unknown names and invalid options', async () => {
    const shop = workshop([createRenderableProductFixture('a-sofa')]);
    expect(await shop.run('a-soap')).toEqual({
      code: 1,
      output: 'No room and no product with a model is called "a-soap". Available: a-sofa.\n',
    });
    expect((await shop.run('--contact-sheet', '--list')).code).toBe(2);
    expect((await shop.run('--max-minutes', 'ten')).output).toContain(
      '--max-minutes takes a number, not "ten".',
    );
  });
});
