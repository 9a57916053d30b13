import { css } from '@emotion/react';
import { yupResolver } from '@hookform/resolvers/yup';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { api } from '#src/admin/lib/api.ts';
import { formField } from '#src/admin/lib/form-field.ts';
import { failureText } from '#src/admin/lib/notify-failure.ts';
import { adminText } from '#src/admin/ui/admin-text.ts';
import { Banner } from '#src/admin/ui/banner.tsx';
import { Panel } from '#src/admin/ui/panel.tsx';
import { TextInput } from '#src/components/form/text-input.tsx';
import { Button } from '#src/components/ui/button.tsx';
import { showFieldErrors } from '#src/lib/show-field-errors.ts';
import { color, mq, space } from '#src/theme/tokens.ts';
import type {
  Person,
  PersonFindings,
  PersonFindingsResponse,
} from '@tequiora/cms/contracts/personal-data.ts';
import { personSchema, readPersonState, type PersonValues } from '../lib/person-schema.ts';
import { PersonFound } from './person-found.tsx';

const EMPTY_PERSON: PersonValues = { email: '', phone: '' };

/**
 * Searches for a person by e-mail or phone number and shows their data; at once for a person in the
 * location state.
 */
export function PersonSearch() {
  const location = useLocation();
  // Paging through the log drops the location state.
  const [initial] = useState(() => readPersonState(location.state));
  const form = useForm<PersonValues>({
    resolver: yupResolver(personSchema),
    defaultValues: initial ?? EMPTY_PERSON,
  });
  const [found, setFound] = useState<PersonFindings | null>(null);
  const {
    mutate: find,
    error,
    isPending,
  } = useFindPerson({
    onSuccess: setFound,
    onError: (problem) => showFieldErrors(form, problem),
  });
  const { errors } = form.formState;
  const hasSearched = useRef(false);
  useEffect(() => {
    if (!initial || hasSearched.current) return;
    hasSearched.current = true;
    find(toPerson(initial));
  }, [initial, find]);

  return (
    <>
      <Panel title="Datos de una persona">
        <form
          noValidate
          css={formCss}
          onSubmit={(event) => void form.handleSubmit((values) => find(toPerson(values)))(event)}
        >
          <p css={textCss}>
            Búscala por su correo, su teléfono o los dos: aparece todo lo que coincide con uno de
            ellos. Antes de entregar o eliminar datos, comprueba que quien lo pide es esa persona.
          </p>
          <div css={fieldsCss}>
            <TextInput
              id="persona-correo"
              label="Correo de la persona"
              type="email"
              inputMode="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              {...formField(form, 'email')}
            />
            <TextInput
              id="persona-telefono"
              label="Teléfono de la persona"
              type="tel"
              inputMode="tel"
              autoComplete="off"
              {...formField(form, 'phone')}
            />
          </div>
          {error && !Object.keys(errors).length ? (
            <Banner tone="danger">{`Error al buscar. ${failureText(error)}`}</Banner>
          ) : null}
          <Button type="submit" icon="search" isLoading={isPending} css={buttonCss}>
            Buscar sus datos
          </Button>
        </form>
      </Panel>
      {found ? (
        <PersonFound
          key={`${found.person.email} ${found.person.phone}`}
          findings={found}
          onChanged={() => find(found.person)}
          onClosed={() => {
            setFound(null);
            form.reset(EMPTY_PERSON);
          }}
        />
      ) : null}
    </>
  );
}

const toPerson = ({ email, phone }: PersonValues): Person => ({
  email: email || null,
  phone: phone || null,
});

/** Finds the data held about a person. Not cached: the result is dropped with the screen. */
function useFindPerson(callbacks: {
  onSuccess: (findings: PersonFindings) => void;
  onError: (error: Error) => void;
}) {
  return useMutation({
    mutationFn: async (person: Partial<Person>) =>
      (await api.post<PersonFindingsResponse>('/personal-data/search', { data: person })).data,
    gcTime: 0,
    ...callbacks,
  });
}

const formCss = css({ display: 'grid', gap: space[5] });

const textCss = css({ ...adminText.sm, maxWidth: '72ch', color: color.fgBody });

const fieldsCss = css({
  display: 'grid',
  gap: space[5],
  alignItems: 'start',
  [mq.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const buttonCss = css({ justifySelf: 'start' });
