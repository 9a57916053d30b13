import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { Dialog } from '#src/admin/ui/dialog.tsx';
import { QueryContent } from '#src/admin/ui/query-content.tsx';
import { TextInput } from '#src/components/form/text-input.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { Button } from '#src/components/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import { color, flex, space } from '#src/theme/tokens.ts';
import { SEARCH_MAX, type EnquirySummary } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import type { EnquiryPerson } from '@tequiora/cms/contracts/enquiry-person.ts';
import { formatPhone } from '@tequiora/cms/contracts/phone.ts';
import { enquiriesQuery } from '../api/enquiries.ts';
import { useMergePersons } from '../api/person.ts';

const MAX_FOUND = 10;

type MergeDialogProps = {
  enquiryId: string;
  person: EnquiryPerson;
  isOpen: boolean;
  onClose: () => void;
};

/** Searches for an enquiry of another person and merges both. */
export function MergeDialog({ enquiryId, person, isOpen, onClose }: MergeDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title="Unir con otra persona"
      description="Busca a la otra persona y elige una de sus consultas. La unión se puede deshacer."
    >
      <MergeSearch enquiryId={enquiryId} person={person} onMerged={onClose} />
    </Dialog>
  );
}

type MergeSearchProps = Pick<MergeDialogProps, 'enquiryId' | 'person'> & { onMerged: () => void };

function MergeSearch({ enquiryId, person, onMerged }: MergeSearchProps) {
  const [search, setSearch] = useState('');
  const form = useForm({ defaultValues: { search: '' } });
  const { mutate, variables, isPending } = useMergePersons(enquiryId);
  const own = new Set(person.enquiries.map(({ documentId }) => documentId));

  const merge = (id: string) =>
    mutate(id, {
      onSuccess: () => {
        notify('success', 'Personas unidas');
        onMerged();
      },
      onError: (error) => notifyFailure('Error al unir personas', error),
    });

  return (
    <>
      <form
        role="search"
        css={formCss}
        onSubmit={(event) =>
          void form.handleSubmit((values) => setSearch(values.search.trim()))(event)
        }
      >
        <TextInput
          id="persona-buscar"
          type="search"
          label="Nombre, correo, teléfono o folio"
          autoComplete="off"
          maxLength={SEARCH_MAX}
          {...form.register('search')}
        />
        <Button type="submit" variant="secondary" icon="search" css={submitCss}>
          Buscar
        </Button>
      </form>
      {search ? (
        <FoundEnquiries
          search={search}
          own={own}
          merging={isPending ? variables : null}
          onMerge={merge}
        />
      ) : null}
    </>
  );
}

type FoundEnquiriesProps = {
  search: string;
  /** Ids of the enquiries of the person. */
  own: ReadonlySet<string>;
  /** Id of the enquiry whose person is being merged. */
  merging: string | null;
  onMerge: (id: string) => void;
};

function FoundEnquiries({ search, own, merging, onMerge }: FoundEnquiriesProps) {
  const pagination = { page: 1, pageSize: MAX_FOUND };
  const query = useQuery(enquiriesQuery({ search, sort: 'createdAt:desc', pagination }));
  return (
    <QueryContent
      query={query}
      failure="Error al buscar"
      loading={
        <SkeletonGroup label="Buscando…">
          <Skeleton height="6rem" />
        </SkeletonGroup>
      }
    >
      {({ data }) => {
        const found = data.filter(({ documentId }) => !own.has(documentId));
        return (
          <>
            <p role="status" css={smallCss}>
              {found.length > 0
                ? `Las consultas más recientes, ${MAX_FOUND} como máximo`
                : `No hay consultas de otra persona con «${search}».`}
            </p>
            <ul role="list" css={listCss}>
              {found.map((enquiry) => (
                <FoundEnquiry
                  key={enquiry.documentId}
                  enquiry={enquiry}
                  isMerging={merging === enquiry.documentId}
                  isDisabled={merging !== null}
                  onMerge={() => onMerge(enquiry.documentId)}
                />
              ))}
            </ul>
          </>
        );
      }}
    </QueryContent>
  );
}

type FoundEnquiryProps = {
  enquiry: EnquirySummary;
  isMerging: boolean;
  isDisabled: boolean;
  onMerge: () => void;
};

function FoundEnquiry({ enquiry, isMerging, isDisabled, onMerge }: FoundEnquiryProps) {
  const { name, folio, email, phone } = enquiry;
  const contacts = [email, phone && formatPhone(phone)].filter(Boolean).join(', ');
  return (
    <li css={itemCss}>
      <div css={textCss}>
        <p>
          {name} · {folio}
        </p>
        <p css={smallCss}>{contacts}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Unir con ${name}, ${folio}`}
        isLoading={isMerging}
        aria-disabled={isDisabled}
        onClick={onMerge}
      >
        Unir
      </Button>
    </li>
  );
}

const formCss = css({ display: 'grid', gap: space[2] });

const submitCss = css({ justifySelf: 'start' });

const listCss = css({ display: 'grid', gap: space[4] });

const itemCss = css({ ...flex.spread, gap: space[4], minWidth: 0 });

const textCss = css({ ...adminText.sm, minWidth: 0, color: color.fg, overflowWrap: 'anywhere' });

const smallCss = css({ ...adminText.xs, color: color.fgMuted });
