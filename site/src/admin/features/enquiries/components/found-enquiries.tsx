import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { adminText, hintCss } from '#src/admin/ui/admin-text.ts';
import { QueryContent } from '#src/admin/ui/query-content.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { Skeleton, SkeletonGroup } from '#src/components/ui/skeleton.tsx';
import { color, flex, space } from '#src/theme/tokens.ts';
import type { EnquirySummary } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import { formatPhoneColumns } from '@tequiora/cms/contracts/phone.ts';
import { enquiriesQuery } from '../api/enquiries.ts';

const MAX_FOUND = 10;

type FoundEnquiriesProps = {
  search: string;
  /** Ids of the enquiries of the person. */
  own: ReadonlySet<string>;
  /** Id of the enquiry whose person is being merged. */
  merging: string | null;
  onMerge: (id: string) => void;
};

/** Lists the enquiries of other persons that match a search, each with a button that merges. */
export function FoundEnquiries({ search, own, merging, onMerge }: FoundEnquiriesProps) {
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
            <p role="status" css={hintCss}>
              {found.length > 0
                ? `Las consultas más recientes, ${MAX_FOUND} como máximo`
                : `No hay consultas de otra persona con «${search}».`}
            </p>
            <ul role="list" css={listCss}>
              {found.map((enquiry) => (
                <FoundEnquiry key={enquiry.documentId} {...{ enquiry, merging, onMerge }} />
              ))}
            </ul>
          </>
        );
      }}
    </QueryContent>
  );
}

type FoundEnquiryProps = Pick<FoundEnquiriesProps, 'merging' | 'onMerge'> & {
  enquiry: EnquirySummary;
};

function FoundEnquiry({ enquiry, merging, onMerge }: FoundEnquiryProps) {
  const { documentId, name, folio, email } = enquiry;
  const contacts = [email, formatPhoneColumns(enquiry)].filter(Boolean).join(', ');
  return (
    <li css={itemCss}>
      <div css={textCss}>
        <p>{`${name} · ${folio}`}</p>
        <p css={hintCss}>{contacts}</p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        aria-label={`Unir con ${name}, ${folio}`}
        isLoading={merging === documentId}
        aria-disabled={merging !== null}
        onClick={() => onMerge(documentId)}
      >
        Unir
      </Button>
    </li>
  );
}

const listCss = css({ display: 'grid', gap: space[4] });

const itemCss = css({ ...flex.spread, gap: space[4], minWidth: 0 });

const textCss = css({ ...adminText.sm, minWidth: 0, color: color.fg, overflowWrap: 'anywhere' });
