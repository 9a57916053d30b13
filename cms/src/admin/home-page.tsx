import { Check, Message, Pencil, WarningCircle } from '@strapi/icons';
import { Layouts, Page, useAuth } from '@strapi/strapi/admin';
import { styled } from 'styled-components';

import { ENQUIRY_UID } from '../../contracts/enquiry';
import type { ListedNote } from '../../contracts/entry-notes';
import type { IncompleteEntry, WaitingDraft } from '../../contracts/home';
import type { ListedRequest } from '../../contracts/publication-requests';
import { EnquiriesWidget } from '../features/home/panel/enquiries-widget';
import { formatHomeDraft, formatHomeIncomplete } from '../features/home/panel/format-home';
import { GuideLinks } from '../features/home/panel/guide-links';
import { LastEdited } from '../features/home/panel/last-edited';
import { formatListedNote } from '../features/notes/panel/format-note';
import { formatRequest, formatSettledRequest } from '../features/publication/panel/format-request';
import { SiteWidget } from '../features/publication/panel/site-widget';
import { MissingAddressesWidget } from '../features/redirects/panel/missing-addresses-widget';
import { ScheduleWidget } from '../features/scheduling/panel/schedule-widget';
import { EntryItem } from '../platform/panel/entry-item';
import { PolledEntries, PolledList } from '../platform/panel/polled-list';

const READ = 'plugin::content-manager.explorer.read';
const CREATE = 'plugin::content-manager.explorer.create';
const REDIRECT = 'api::redirect.redirect';

/**
 * Home page of the CMS panel: the state of the site, lists of pending work, and the tasks of «Guía».
 * Empty lists are not rendered.
 */
export function HomePage() {
  const name = useAuth('HomePage', ({ user }) => user?.firstname ?? user?.username ?? '');
  const readable = useAuth('HomePage', ({ permissions }) =>
    permissions.filter(({ action }) => action === READ),
  );
  const mayRedirect = useAuth('HomePage', ({ permissions }) =>
    permissions.some(({ action, subject }) => action === CREATE && subject === REDIRECT),
  );
  return (
    <Page.Main>
      <Page.Title>Inicio</Page.Title>
      <Layouts.Header title={`Hola, ${name}`} subtitle="Aquí editas el contenido del sitio" />
      <Layouts.Content>
        <Columns>
          <Column>
            <SiteWidget />
            {readable.some(({ subject }) => subject === ENQUIRY_UID) ? <EnquiriesWidget /> : null}
            <PolledEntries<ListedRequest>
              title="Peticiones de publicación"
              icon={Check}
              url="/publication-requests"
              describe={(request) => formatSettledRequest(request) ?? formatRequest(request)}
            />
            <PolledList<ListedNote>
              title="Notas por resolver"
              icon={Message}
              url="/notes-panel"
              itemOf={(note) => (
                <EntryItem key={note.id} entry={note}>
                  {formatListedNote(note)}
                </EntryItem>
              )}
            />
            <PolledEntries<WaitingDraft>
              title="Borradores por publicar"
              icon={Pencil}
              url="/home-panel/drafts"
              describe={formatHomeDraft}
            />
            <ScheduleWidget />
            <PolledEntries<IncompleteEntry>
              title="Publicado sin imagen o texto"
              icon={WarningCircle}
              url="/home-panel/incomplete"
              describe={formatHomeIncomplete}
            />
            {mayRedirect ? <MissingAddressesWidget /> : null}
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
