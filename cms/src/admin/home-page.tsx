import { Layouts, Page, useAuth } from '@strapi/strapi/admin';
import { styled } from 'styled-components';

import { DraftsWidget } from '../features/home/panel/drafts-widget';
import { EnquiriesWidget } from '../features/home/panel/enquiries-widget';
import { GuideLinks } from '../features/home/panel/guide-links';
import { IncompleteWidget } from '../features/home/panel/incomplete-widget';
import { LastEdited } from '../features/home/panel/last-edited';
import { RequestsWidget } from '../features/publication/panel/requests-widget';
import { SiteWidget } from '../features/publication/panel/site-widget';
import { ScheduleWidget } from '../features/scheduling/panel/schedule-widget';

const READ = 'plugin::content-manager.explorer.read';
const ENQUIRY = 'api::enquiry.enquiry';

/**
 * Home page of the CMS panel: the state of the site, lists of pending work, and the tasks of «Guía».
 * Empty lists are not rendered.
 */
export function HomePage() {
  const name = useAuth('HomePage', ({ user }) => user?.firstname ?? user?.username ?? '');
  const readable = useAuth('HomePage', ({ permissions }) =>
    permissions.filter(({ action }) => action === READ),
  );
  return (
    <Page.Main>
      <Page.Title>Inicio</Page.Title>
      <Layouts.Header title={`Hola, ${name}`} subtitle="Aquí editas el contenido del sitio" />
      <Layouts.Content>
        <Columns>
          <Column>
            <SiteWidget />
            {readable.some(({ subject }) => subject === ENQUIRY) ? <EnquiriesWidget /> : null}
            <RequestsWidget />
            <DraftsWidget />
            <ScheduleWidget />
            <IncompleteWidget />
          </Column>
          <GuideLinks />
        </Columns>
        {readable.length > 0 ? <LastEdited /> : null}
      </Layouts.Content>
    </Page.Main>
  );
}

const Columns = styled.div`
  display: grid;
  gap: 2rem;
  align-items: start;
  margin-bottom: 2rem;

  ${({ theme }) => theme.breakpoints.large} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;
`;
