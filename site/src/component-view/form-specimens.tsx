import { useState } from 'react';
import { EmailInput } from '#src/components/form/email-input.tsx';
import { Field } from '#src/components/form/field.tsx';
import { QuantityField } from '#src/components/form/quantity-field.tsx';
import { RequiredNote } from '#src/components/form/required-note.tsx';
import { SearchField } from '#src/components/form/search-field.tsx';
import { Select } from '#src/components/form/select.tsx';
import { TextArea } from '#src/components/form/text-area.tsx';
import { TextInput } from '#src/components/form/text-input.tsx';
import { Specimen } from './specimen.tsx';

const OPTIONS = [
  { value: 'producto', label: 'Un producto' },
  { value: 'servicio', label: 'Un servicio' },
];

/** A quantity with a minimum of two. */
function QuantitySpecimen() {
  const [value, setValue] = useState(2);
  return (
    <QuantityField
      id="campo-cantidad"
      label="Cantidad"
      min={2}
      max={99}
      value={value}
      onChange={setValue}
    />
  );
}

/** The primitives of `components/form`: plain, with a hint, invalid and disabled. */
export function FormSpecimens() {
  return (
    <>
      <Specimen name="TextInput · RequiredNote" layout="tiles">
        <RequiredNote />
        <TextInput id="campo-nombre" label="Nombre" isRequired />
        <TextInput id="campo-telefono" label="Teléfono" hint="Diez dígitos" type="tel" />
        <EmailInput
          id="campo-correo"
          label="Correo"
          defaultValue="ana@"
          error="Escribe un correo válido"
        />
        <TextInput id="campo-aviso" label="Teléfono" notice="No reconocemos este número." />
        <TextInput id="campo-inactivo" label="Inactivo" disabled />
      </Specimen>
      <Specimen name="TextArea" layout="tiles">
        <TextArea id="campo-mensaje" label="Mensaje" limit={1000} defaultValue="Hola" />
        <TextArea id="campo-largo" label="Respuesta" limit={10} defaultValue="Más de diez letras" />
        <TextArea id="campo-vacio" label="Comentario" error="Escribe un comentario" />
      </Specimen>
      <Specimen name="QuantityField">
        <QuantitySpecimen />
      </Specimen>
      <Specimen name="Select" layout="tiles">
        <Select id="campo-tipo" label="Tipo" options={OPTIONS} />
        <Select id="campo-giro" label="Giro" options={OPTIONS} error="Elige un giro" />
      </Specimen>
      <Specimen name="SearchField" layout="tiles">
        <SearchField
          id="campo-buscar"
          label="Buscar"
          placeholder="Buscar productos"
          value="lector"
          onChange={() => undefined}
        />
        <SearchField
          id="campo-buscar-vacio"
          label="Buscar sin texto"
          placeholder="Buscar productos"
          value=""
          onChange={() => undefined}
        />
      </Specimen>
      <Specimen name="Field" layout="tiles">
        <Field id="campo-propio" label="Control propio" hint="Cualquier control">
          {(control) => <input type="range" {...control} />}
        </Field>
      </Specimen>
    </>
  );
}
