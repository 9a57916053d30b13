import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import { paths } from '#src/admin/lib/paths.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { Dialog } from '#src/admin/ui/dialog.tsx';
import { Facts, type Fact } from '#src/admin/ui/facts.tsx';
import { PageHeader } from '#src/admin/ui/page-header.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { ScreenLink } from '#src/admin/ui/screen-link.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { telHref } from '#src/lib/phone.ts';
import { color, space } from '#src/theme/tokens.ts';
import {
  PERSON_MAX_ENQUIRIES,
  type EnquiryPerson,
  type PersonEnquiry,
} from '@tequiora/cms/contracts/enquiry-person.ts';
import { formatPhone } from '@tequiora/cms/contracts/phone.ts';
import { listPersonEvents } from '../lib/list-person-events.ts';
import { EnquiryLayout } from './enquiry-layout.tsx';
import { MergeSearch } from './merge-search.tsx';
import { PersonMerges } from './person-merges.tsx';
import { Timeline, TimelineItem } from './timeline.tsx';

type PersonViewProps = { enquiryId: string; person: EnquiryPerson };

/** Shows who a person is, all contacts with them, and the merges. */
export function PersonView({ enquiryId, person }: PersonViewProps) {
  const [isMerging, setIsMerging] = useState(false);
  const timeline = useRef<HTMLOListElement>(null);
  const { names, enquiries, merges, isCut } = person;
  return (
    <>
      <PageHeader
        title={names[0] ?? 'Persona'}
        description={enquiries.length === 1 ? '1 consulta' : `${enquiries.length} consultas`}
        actions={
          <Button variant="secondary" icon="users" onClick={() => setIsMerging(true)}>
            Unir con otra persona
          </Button>
        }
      />
      {isCut ? (
        <Banner>
          Esta persona tiene más de {PERSON_MAX_ENQUIRIES} consultas. Aquí solo ves{' '}
          {PERSON_MAX_ENQUIRIES}; busca las demás en la lista de consultas.
        </Banner>
      ) : null}
      <EnquiryLayout
        main={
          <Panel title="Historial">
            <Timeline ref={timeline} label="Historial de la persona">
              {listPersonEvents(person).map(({ key, sentence, enquiry, ...event }) => (
                <TimelineItem key={key} {...event} link={enquiry && <FolioLink {...enquiry} />}>
                  {sentence}
                </TimelineItem>
              ))}
            </Timeline>
          </Panel>
        }
        side={
          <>
            <Panel title="Datos de contacto">
              <Facts facts={contactFacts(person)} />
            </Panel>
            <PersonMerges
              enquiryId={enquiryId}
              merges={merges}
              onUndone={() => timeline.current?.focus()}
            />
          </>
        }
      />
      <Dialog
        isOpen={isMerging}
        onClose={() => setIsMerging(false)}
        title="Unir con otra persona"
        description="Busca a la otra persona y elige una de sus consultas. La unión se puede deshacer."
      >
        <MergeSearch enquiryId={enquiryId} person={person} onMerged={() => setIsMerging(false)} />
      </Dialog>
    </>
  );
}

function FolioLink({ documentId, folio }: PersonEnquiry) {
  return <ScreenLink to={paths.enquiry.to(documentId)}>{folio}</ScreenLink>;
}

function contactFacts({ names, emails, phones }: EnquiryPerson): Fact[] {
  const mails = emails.map((email) => ({ href: `mailto:${email}`, label: email }));
  const calls = phones.map((phone) => ({ href: telHref(phone), label: formatPhone(phone) }));
  return [
    { label: names.length === 1 ? 'Nombre' : 'Nombres', value: names.join(', ') },
    { label: 'Correo', value: <ContactLinks links={mails} none="No dejó correo" /> },
    { label: 'Teléfono', value: <ContactLinks links={calls} none="No dejó teléfono" /> },
  ];
}

type ContactLinksProps = { links: readonly { href: string; label: string }[]; none: string };

function ContactLinks({ links, none }: ContactLinksProps) {
  if (links.length === 0) return <>{none}</>;
  return (
    <ul role="list" css={listCss}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} css={linkCss}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

const listCss = css({ display: 'grid', gap: space[2] });

const linkCss = css({
  display: 'inline-block',
  minHeight: '24px',
  color: color.accent,
  fontWeight: 600,
});
