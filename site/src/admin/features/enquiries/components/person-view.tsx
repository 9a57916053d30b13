import { css } from '@emotion/react';
import { useQueryClient } from '@tanstack/react-query';
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
  PERSON_MERGE_KINDS,
  type EnquiryPerson,
  type PersonEnquiry,
} from '@tequiora/cms/contracts/enquiry-person.ts';
import { formatPhone } from '@tequiora/cms/contracts/phone.ts';
import { personQuery } from '../api/person.ts';
import { listPersonEvents } from '../lib/list-person-events.ts';
import type { StepSuggestion } from '../lib/suggest-steps.ts';
import { useOpenedReply } from '../lib/use-opened-reply.ts';
import { EnquiryLayout } from './enquiry-layout.tsx';
import { MergeSearch } from './merge-search.tsx';
import { PersonMerges } from './person-merges.tsx';
import { ReplyDialog } from './reply-dialog.tsx';
import { StepSuggestionBanner } from './step-suggestion-banner.tsx';
import { Timeline, TimelineItem } from './timeline.tsx';

type PersonViewProps = { enquiryId: string; person: EnquiryPerson };

/** Shows who a person is, all contacts with them, and the merges. */
export function PersonView({ enquiryId, person }: PersonViewProps) {
  const [isMerging, setIsMerging] = useState(false);
  const timeline = useRef<HTMLOListElement>(null);
  const { names, enquiries, merges, isCut } = person;
  // A call or a mail is recorded in the enquiry that the screen was opened from.
  const enquiry = enquiries.find(({ documentId }) => documentId === enquiryId);
  const reply = useOpenedReply(enquiryId);
  const [isAsking, setIsAsking] = useState(reply.opened !== null);
  const [suggestion, setSuggestion] = useState<StepSuggestion | null>(null);
  const client = useQueryClient();
  const askAbout = (channel: 'call' | 'email', href: string) => {
    if (!enquiry || enquiry.status === 'spam') return;
    reply.open({ channel, href });
    setIsAsking(true);
  };
  const refetch = () =>
    void client.invalidateQueries({ queryKey: personQuery(enquiryId).queryKey });
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
        <Banner>{`Esta persona tiene más de ${PERSON_MAX_ENQUIRIES} consultas. Aquí solo ves ${PERSON_MAX_ENQUIRIES}; busca las demás en la lista de consultas.`}</Banner>
      ) : null}
      {suggestion ? (
        <StepSuggestionBanner
          suggestion={suggestion}
          onChange={(next) => {
            setSuggestion(next);
            refetch();
            // The pressed button is gone.
            timeline.current?.focus({ preventScroll: true });
          }}
        />
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
              <Facts facts={contactFacts(person, askAbout)} />
            </Panel>
            {PERSON_MERGE_KINDS.map((kind) => (
              <PersonMerges
                key={kind}
                kind={kind}
                enquiryId={enquiryId}
                merges={merges}
                onUndone={() => timeline.current?.focus()}
              />
            ))}
          </>
        }
      />
      {enquiry ? (
        <ReplyDialog
          enquiry={enquiry}
          reply={reply}
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          onRecorded={(next) => {
            setSuggestion(next);
            refetch();
          }}
        />
      ) : null}
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

function contactFacts(
  { names, emails, phones }: EnquiryPerson,
  onContact: (channel: 'call' | 'email', href: string) => void,
): Fact[] {
  const mails = emails.map((email) => ({ href: `mailto:${email}`, label: email }));
  const calls = phones.map((phone) => ({ href: telHref(phone), label: formatPhone(phone) }));
  return [
    { label: names.length === 1 ? 'Nombre' : 'Nombres', value: names.join(', ') },
    {
      label: 'Correo',
      value: (
        <ContactLinks
          links={mails}
          none="No dejó correo"
          onOpen={(href) => onContact('email', href)}
        />
      ),
    },
    {
      label: 'Teléfono',
      value: (
        <ContactLinks
          links={calls}
          none="No dejó teléfono"
          onOpen={(href) => onContact('call', href)}
        />
      ),
    },
  ];
}

type ContactLinksProps = {
  links: readonly { href: string; label: string }[];
  none: string;
  onOpen: (href: string) => void;
};

function ContactLinks({ links, none, onOpen }: ContactLinksProps) {
  if (links.length === 0) return <span>{none}</span>;
  return (
    <ul role="list" css={listCss}>
      {links.map(({ href, label }) => (
        <li key={href}>
          <a href={href} css={linkCss} onClick={() => onOpen(href)}>
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
