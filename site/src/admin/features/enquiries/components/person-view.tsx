import { css } from '@emotion/react';
import { useRef, useState } from 'react';
import { Banner } from '#src/admin/ui/banner.tsx';
import { Facts, type Fact } from '#src/admin/ui/facts.tsx';
import { PageHeader } from '#src/admin/ui/page-header.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { telHref } from '#src/lib/phone.ts';
import { color, space } from '#src/theme/tokens.ts';
import {
  PERSON_MAX_ENQUIRIES,
  type EnquiryPerson,
} from '@tequiora/cms/contracts/enquiry-person.ts';
import { formatPhone } from '@tequiora/cms/contracts/phone.ts';
import { EnquiryLayout } from './enquiry-layout.tsx';
import { MergeDialog } from './merge-dialog.tsx';
import { PersonMerges } from './person-merges.tsx';
import { PersonTimeline } from './person-timeline.tsx';

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
            <PersonTimeline ref={timeline} person={person} />
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
      <MergeDialog
        enquiryId={enquiryId}
        person={person}
        isOpen={isMerging}
        onClose={() => setIsMerging(false)}
      />
    </>
  );
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
