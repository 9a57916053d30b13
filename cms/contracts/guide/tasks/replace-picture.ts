import { PUBLISHERS } from '../../panel-roles';
import type { GuideTask } from '../guide-task';

const screen = {
  library: 'Biblioteca de medios',
  search: 'Buscar',
  replace: 'Reemplazar este archivo',
  confirm: 'Continuar',
} as const;

export const replacePicture: GuideTask<typeof screen> = {
  id: 'reemplazar-una-imagen',
  title: 'Reemplazar una imagen',
  goal: 'Cambiar una foto en todos los lugares donde aparece, de una vez.',
  screen,
  steps: [
    `En el menú abre «${screen.library}» y encuentra la imagen con «${screen.search}».`,
    'Haz clic en ella: a la derecha se abren sus datos.',
    `Presiona «${screen.replace}» (el botón con dos flechas, abajo), luego «${screen.confirm}», y elige la foto nueva en tu computadora.`,
    'Revisa que el texto alternativo describa la foto nueva.',
  ],
  roles: PUBLISHERS,
  others: 'El Redactor reemplaza solo las imágenes que él mismo subió.',
  onSite:
    'No hay que publicar: la foto nueva sale en todas sus páginas, con todos sus tamaños, en menos de un minuto.',
  picture:
    'Datos de una imagen en la biblioteca de medios, con el botón «Reemplazar este archivo» señalado.',
};
