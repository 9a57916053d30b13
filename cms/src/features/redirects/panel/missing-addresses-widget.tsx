import { Flex, Link, Typography } from '@strapi/design-system';
import { Link as LinkIcon } from '@strapi/icons';
import { NavLink } from 'react-router-dom';

import type { MissingAddress } from '../../../../contracts/missing-addresses';
import { formatShortDateTime } from '../../../platform/panel/format-short-date-time';
import { PolledList } from '../../../platform/panel/polled-list';
import { newRedirectPath } from './prefill-redirect';

/** Returns '12 veces; la última, 14:05. Hay un enlace en /productos.' */
function formatMissingAddress({
  hits,
  lastAt,
  referrer,
}: Pick<MissingAddress, 'hits' | 'lastAt' | 'referrer'>): string {
  const times = hits === 1 ? 'Una vez' : `${hits} veces; la última`;
  const seen = `${times}, ${formatShortDateTime(lastAt)}.`;
  return referrer === null ? seen : `${seen} Hay un enlace en ${referrer}.`;
}

function Item({ address }: { address: MissingAddress }) {
  const { path } = address;
  return (
    <Flex tag="li" justifyContent="space-between" alignItems="flex-start" gap={4}>
      <Flex direction="column" alignItems="stretch" gap={1} minWidth={0}>
        <Typography fontWeight="semiBold" style={{ overflowWrap: 'anywhere' }}>
          {path}
        </Typography>
        <Typography textColor="neutral600">{formatMissingAddress(address)}</Typography>
      </Flex>
      <Link tag={NavLink} to={newRedirectPath(path)} aria-label={`Redirigir ${path}`}>
        Redirigir
      </Link>
    </Flex>
  );
}

/** Section of the CMS panel's home page: addresses that visitors requested and that do not exist. */
export function MissingAddressesWidget() {
  return (
    <PolledList<MissingAddress>
      title="Direcciones que no se encontraron"
      icon={LinkIcon}
      url="/redirects-panel/missing"
      itemOf={(address) => <Item key={address.path} address={address} />}
    />
  );
}
