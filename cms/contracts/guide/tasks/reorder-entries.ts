import { PUBLISHERS } from '../../panel-roles';
import type { GuideTask } from '../guide-task';

const screen = {
  order: 'Ordenar',
  type: 'Servicio',
  save: 'Guardar el orden',
} as const;

export const reorderEntries: GuideTask<typeof screen> = {
  id: 'acomodar-el-orden',
  title: 'Acomodar el orden',
  goal: 'Que lo más importante salga primero.',
  screen,
  steps: [
    `En el menú abre «${screen.order}» y elige qué acomodar; por ejemplo, «${screen.type}».`,
    'Arrastra cada renglón a su lugar. Con el teclado: las flechas «Subir» y «Bajar» de cada renglón.',
    `Presiona «${screen.save}».`,
  ],
  roles: PUBLISHERS,
  others: 'El Redactor no cambia el orden: se ve en el sitio en cuanto se guarda.',
  onSite: 'El orden nuevo se ve unos diez segundos después, sin publicar entrada por entrada.',
  picture:
    'Lista de servicios que se ordenan arrastrando, con el botón «Guardar el orden» señalado.',
};
