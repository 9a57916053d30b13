import { ROLES } from '../role-definitions';
import { comparePermissions } from '../roles';

describe('comparePermissions', () => {
  it('adds what is missing and removes what is not wanted', () => {
    const stored = [
      { id: 1, action: 'a.find' },
      { id: 2, action: 'a.delete' },
    ];
    expect(comparePermissions(stored, ['a.find', 'a.update'])).toEqual({
      missing: ['a.update'],
      surplus: [{ id: 2, action: 'a.delete' }],
    });
  });

  it('removes a permission that is stored twice', () => {
    const stored = [
      { id: 1, action: 'a.find' },
      { id: 2, action: 'a.find' },
    ];
    expect(comparePermissions(stored, ['a.find']).surplus).toEqual([{ id: 2, action: 'a.find' }]);
  });
});

describe('ROLES', () => {
  const actionsOf = (type: string) => ROLES.find((role) => role.type === type)?.actions ?? [];

  it('lets the public read nothing', () => {
    expect(actionsOf('public').filter((action) => /\.(find|findOne)$/.test(action))).toEqual([]);
  });

  it('lets nobody register, reset a password or reach accounts', () => {
    const accounts = ROLES.flatMap(({ actions }) => actions).filter((action) =>
      /register|forgot|reset|connect|users-permissions\.(user|role|permissions)/i.test(action),
    );
    expect(accounts).toEqual([]);
  });
});
