import { comparePermissions } from '../roles';

describe('comparePermissions', () => {
  it('returns missing actions and permissions to remove', () => {
    const stored = [
      { id: 1, action: 'a.find' },
      { id: 2, action: 'a.delete' },
    ];
    expect(comparePermissions(stored, ['a.find', 'a.update'])).toEqual({
      missing: ['a.update'],
      surplus: [{ id: 2, action: 'a.delete' }],
    });
  });

  it('returns the duplicate of a permission as surplus', () => {
    const stored = [
      { id: 1, action: 'a.find' },
      { id: 2, action: 'a.find' },
    ];
    expect(comparePermissions(stored, ['a.find']).surplus).toEqual([{ id: 2, action: 'a.find' }]);
  });
});
