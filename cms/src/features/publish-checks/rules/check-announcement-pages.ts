import { isOwnPath } from '../../../../contracts/link-address';
import { textOf } from '../../../content-model/entry';
import { pagePathOf } from './check-links';
import { fieldCheck } from './publish-check';

const ANNOUNCEMENT = 'api::announcement.announcement';

/** Rejects pages of an announcement that are not pages of the site: it would be shown nowhere. */
export const announcementPagesCheck = fieldCheck(({ uid, path, name, value, place }) => {
  const address = textOf(value);
  if (uid !== ANNOUNCEMENT || path[0] !== 'pages' || name !== 'href' || address === '') return [];
  const isPage = isOwnPath(address) && pagePathOf(address) === address;
  return isPage
    ? []
    : `«${place}»: «${address}» no es una página del sitio: escribe su dirección sin dominio, ? ni #, como /productos.`;
});
