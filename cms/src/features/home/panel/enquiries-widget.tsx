import { Flex, Link, Typography } from '@strapi/design-system';
import { Mail } from '@strapi/icons';

import type { NewEnquiries, NewEnquiry } from '../../../../contracts/home';
import { PolledList } from '../../../platform/panel/polled-list';
import { formatHomeEnquiry } from './format-home';

function Item({ enquiry }: { enquiry: NewEnquiry }) {
  return (
    <Flex tag="li" direction="column" alignItems="stretch" gap={1}>
      <Link href={enquiry.url} isExternal>
        {enquiry.folio}
      </Link>
      <Typography textColor={enquiry.isOverdue ? 'danger600' : 'neutral600'}>
        {formatHomeEnquiry(enquiry)}
      </Typography>
    </Flex>
  );
}

/** Section of the CMS panel's home page: new enquiries, which are answered in the dashboard. */
export function EnquiriesWidget() {
  return (
    <PolledList<NewEnquiry, NewEnquiries>
      title="Consultas nuevas"
      icon={Mail}
      url="/home-panel/enquiries"
      itemOf={(enquiry) => <Item key={enquiry.folio} enquiry={enquiry} />}
      footerOf={({ url }) => (
        <Link href={url} isExternal>
          Contestarlas en el tablero
        </Link>
      )}
    />
  );
}
