import { replaceMethods } from '../replace-methods';

describe('replaceMethods', () => {
  it('replaces methods and keeps the others', () => {
    const service = { find: () => 'found', count: () => 1 };
    const changed = replaceMethods({ ...service }, { find: () => `not ${service.find()}` });
    expect([changed.find(), changed.count(), service.find()]).toEqual(['not found', 1, 'found']);
  });

  it('replaces methods that an instance inherits', () => {
    class Runner {
      run = undefined as unknown;
      stop() {
        return 'stopped';
      }
    }
    const runner = new Runner();
    expect(replaceMethods(runner, { stop: () => 'waiting' }).stop()).toBe('waiting');
  });

  it('throws for a method that an update removed or renamed', () => {
    const controller: { updateMe?: () => void; updateUser: () => void } = {
      updateUser: () => undefined,
    };
    expect(() => replaceMethods(controller, { updateMe: () => undefined })).toThrow(
      'Strapi has no method «updateMe» to replace: see cms/docs/upstream.md',
    );
  });
});
