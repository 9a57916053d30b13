import { PUBLISHERS } from '../../panel-roles';
import { type GuideTask, PANEL_LABELS } from '../guide-task';

const screen = {
  content: PANEL_LABELS.content,
  type: 'Caso de éxito',
  create: 'Crear entrada',
  title: 'Título',
  industry: 'Industria',
  client: 'Cliente',
  description: 'Descripción',
  image: 'Imagen',
  choose: 'Terminar',
  publish: PANEL_LABELS.publish,
} as const;

export const addCase: GuideTask<typeof screen> = {
  id: 'agregar-un-caso',
  title: 'Agregar un caso de éxito',
  goal: 'Que el portafolio cuente un proyecto nuevo.',
  screen,
  steps: [
    `En «${screen.content}» elige «${screen.type}» y presiona «${screen.create}».`,
    `Llena los campos con asterisco: «${screen.title}», «${screen.industry}», «${screen.client}», «${screen.description}» y los que siguen. Debajo de cada uno dice para qué es, con un ejemplo.`,
    `En «${screen.image}» haz clic en el recuadro, elige una imagen de la biblioteca y presiona «${screen.choose}».`,
    `Presiona «${screen.publish}». Si falta algo, el panel te dice qué y dónde; la dirección de su página se forma con el título.`,
  ],
  roles: PUBLISHERS,
  others: 'El Redactor lo guarda como borrador; un Editor lo publica.',
  onSite:
    'El caso aparece en el portafolio, en su industria, y estrena página propia unos diez segundos después.',
  picture: 'Formulario de un caso de éxito nuevo, con «Título» y el botón «Publicar» señalados.',
};
