import { textOf } from '../../../content-model/entry';
import { fieldCheck } from './publish-check';

/** Warns about hours that close before they open: the site reads them as ending the next day. */
export const hoursCheck = fieldCheck(({ owner, name, value, siblings, place }) => {
  if (owner !== 'components.shared.business-hours' || name !== 'closes') return undefined;
  const [opens, closes] = [textOf(siblings.opens), textOf(value)];
  if (opens === '' || closes === '' || closes > opens) return undefined;
  return `«${place}»: abre a las ${opens} y cierra a las ${closes}, o sea, hasta el día siguiente. ¿Es correcto?`;
});
