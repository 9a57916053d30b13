import { ALL_ROLES } from '../../panel-roles';
import { type GuideTask, PANEL_LABELS } from '../guide-task';

const screen = {
  online: PANEL_LABELS.online,
  live: 'En línea desde',
  home: 'Inicio',
  site: 'Tu sitio',
} as const;

export const checkIfLive: GuideTask<typeof screen> = {
  id: 'saber-si-ya-esta-en-linea',
  title: 'Saber si ya está en línea',
  goal: 'Estar seguro de que los visitantes ya ven el cambio, antes de avisar a nadie.',
  screen,
  steps: [
    `Abre la entrada: debajo de «${PANEL_LABELS.publish}», «${screen.online}» dice «${screen.live}» con la hora, o «Publicando…» mientras falta.`,
    `Para todo el sitio, abre «${screen.home}»: el recuadro «${screen.site}» dice lo mismo.`,
    'Si dice «Falló», te explica qué corregir y te lleva a la entrada. El sitio sigue como estaba.',
  ],
  roles: ALL_ROLES,
  onSite:
    'Nada cambia. El panel pregunta al sitio mismo: solo dice que está en línea cuando es cierto.',
  picture:
    '«¿Ya está en línea?» debajo de los botones de una entrada, con la hora desde la que se ve.',
};
