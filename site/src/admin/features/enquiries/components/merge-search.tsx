import { css } from '@emotion/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { formField } from '#src/admin/lib/form-field.ts';
import { notifyFailure } from '#src/admin/lib/notify-failure.ts';
import { useIsMounted } from '#src/admin/lib/use-is-mounted.ts';
import { TextInput } from '#src/components/form/text-input.tsx';
import { notify } from '#src/components/notifications/store.ts';
import { Button } from '#src/components/ui/button.tsx';
import { space } from '#src/theme/tokens.ts';
import { SEARCH_MAX } from '@tequiora/cms/contracts/dashboard-enquiry.ts';
import type { EnquiryPerson } from '@tequiora/cms/contracts/enquiry-person.ts';
import { describeExcess } from '@tequiora/cms/contracts/excess.ts';
import { useMergePersons } from '../api/person.ts';
import { FoundEnquiries } from './found-enquiries.tsx';

type MergeSearchProps = { enquiryId: string; person: EnquiryPerson; onMerged: () => void };

/** Searches for an enquiry of another person and merges both. */
export function MergeSearch({ enquiryId, person, onMerged }: MergeSearchProps) {
  const [search, setSearch] = useState('');
  const form = useForm({ defaultValues: { search: '' } });
  const { mutateAsync, variables, isPending } = useMergePersons(enquiryId);
  const isMounted = useIsMounted();
  const own = new Set(person.enquiries.map(({ documentId }) => documentId));

  const merge = (id: string) =>
    void mutateAsync(id).then(
      () => {
        notify('success', 'Personas unidas');
        if (isMounted()) onMerged();
      },
      (error: unknown) => notifyFailure('Error al unir personas', error),
    );

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
          limit={SEARCH_MAX}
          {...formField(form, 'search', {
            validate: (search) => describeExcess(search.trim().length, SEARCH_MAX),
          })}
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

const formCss = css({ display: 'grid', gap: space[2] });

const submitCss = css({ justifySelf: 'start' });
