import { ROLES } from '../role-definitions';
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

describe('ROLES', () => {
  const actionsOf = (type: string) => ROLES.find((role) => role.type === type)?.actions ?? [];

  it('grants the public role no read actions', () => {
    expect(actionsOf('public').filter((action) => /\.(find|findOne)$/.test(action))).toEqual([]);
  });

  it('grants no role registration, password reset or access to accounts', () => {
    const accounts = ROLES.flatMap(({ actions }) => actions).filter((action) =>
      /register|forgot|reset|connect|users-permissions\.(user|role|permissions)/i.test(action),
    );
    expect(accounts).toEqual([]);
  });
});
