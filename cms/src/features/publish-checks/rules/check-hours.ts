import { textOf } from '../../../content-model/entry';
import type { PublishCheck } from './publish-check';

/** Warns about hours that close before they open: the site reads them as ending the next day. */
export const hoursCheck: PublishCheck = {
  severity: 'warning',
  stages: ['edit'],
  find: ({ fields }) =>
    fields.flatMap(({ owner, name, value, siblings, place, path }) => {
      if (owner !== 'components.shared.business-hours' || name !== 'closes') return [];
      const [opens, closes] = [textOf(siblings.opens), textOf(value)];
      if (opens === '' || closes === '' || closes > opens) return [];
      const message = `«${place}»: abre a las ${opens} y cierra a las ${closes}, o sea, hasta el día siguiente. ¿Es correcto?`;
      return [{ path, message }];
    }),
};
