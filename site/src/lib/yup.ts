import { setLocale } from 'yup';
import { describeExcess } from '@tequiora/cms/contracts/excess.ts';

/** Spanish defaults for yup's messages; forms set their own messages where needed. */
setLocale({
  mixed: {
    default: 'Este valor no es válido',
    required: 'Este campo es obligatorio',
    oneOf: 'Elige una de las opciones',
    notType: 'Este valor no es válido',
  },
  string: {
    min: 'Escribe al menos ${min} caracteres',
    max: ({ value, max }: { value: string; max: number }) =>
      describeExcess(value.length, max) ?? '',
    email: 'Por favor ingresa un email válido',
    url: 'Escribe una dirección completa, con https://',
  },
  number: {
    min: 'El valor mínimo es ${min}',
    max: 'El valor máximo es ${max}',
    integer: 'Escribe un número entero',
  },
});

export { array, boolean, lazy, number, object, string, type InferType } from 'yup';
