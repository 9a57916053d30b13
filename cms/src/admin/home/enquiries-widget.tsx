import { Flex, Link, Typography } from '@strapi/design-system';
import { Mail } from '@strapi/icons';

import type { NewEnquiries, NewEnquiry } from '../../../contracts/home';
import { tellEnquiry } from './home-words';
import { Listed } from './listed';

function Item({ enquiry }: { enquiry: NewEnquiry }) {
  return (
    <Flex tag="li" direction="column" alignItems="stretch" gap={1}>
      <Link href={enquiry.url} isExternal>
        {enquiry.folio}
      </Link>
      <Typography textColor={enquiry.isOverdue ? 'danger600' : 'neutral600'}>
        {tellEnquiry(enquiry)}
      </Typography>
    </Flex>
  );
}

/** On the panel's home: enquiries that nobody answered, which happens in the dashboard. */
export function EnquiriesWidget() {
  return (
    <Listed<NewEnquiries>
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
