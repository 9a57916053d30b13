import { NOT_FOUND_TEXTS } from '../../../../contracts/not-found-texts';
import { page } from '../define-view';
import { callToAction, help, hero, sectionHeadField, seo, titleField } from '../fields';
import type { Views } from '../view';

const EMPTY = 'Vacío, queda el de siempre.';

export const pages: Views = {
  'api::home-page.home-page': page({
    fields: {
      slides: ['Diapositivas', 'Las del principio, en este orden. Arrástralas para cambiarlo.'],
      clientsTitle: [
        'Título de clientes',
        'Va arriba de los logotipos.',
        'Negocios que ya trabajan con nosotros',
      ],
      specialtiesHead: sectionHeadField('especialidades'),
      specialties: ['Especialidades', 'Las tarjetas de lo que mejor sabemos hacer.'],
      productsHead: sectionHeadField('productos'),
      servicesHead: sectionHeadField('servicios'),
      about: ['Acerca de la empresa', 'El bloque que cuenta quiénes somos.'],
      testimonialsHead: sectionHeadField('testimonios'),
      callToAction,
      arrangement: [
        'Orden de las secciones',
        'Agrega las que quieras mover u ocultar; arrástralas. Las demás siguen después, como siempre.',
      ],
      seo,
    },
  }),
  'api::products-page.products-page': page({
    fields: {
      hero,
      flagshipHead: sectionHeadField('productos estrella'),
      catalogueHead: sectionHeadField('catálogo'),
      promises: ['Promesas', 'Las tarjetas de lo que cumplimos con cada venta.'],
      callToAction,
      seo,
    },
  }),
  'api::services-page.services-page': page({
    fields: {
      hero,
      whyUsHead: sectionHeadField('por qué nosotros'),
      whyUs: ['Por qué nosotros', 'Las tarjetas con las razones para elegirnos.'],
      packagesHead: sectionHeadField('paquetes'),
      imageHead: sectionHeadField('servicios de imagen'),
      botsHead: sectionHeadField('bots'),
      consultingHead: sectionHeadField('consultoría'),
      processHead: sectionHeadField('proceso'),
      steps: ['Pasos', 'Cómo trabajamos, del primero al último.'],
      conditionsHead: sectionHeadField('condiciones'),
      payments: ['Pagos', 'En cuántas partes se paga. Los porcentajes deben sumar 100.'],
      conditions: ['Condiciones', 'Lo que conviene saber antes de contratar.'],
      callToAction,
      seo,
    },
  }),
  'api::portfolio-page.portfolio-page': page({
    fields: {
      hero,
      featuredHead: sectionHeadField('casos destacados'),
      casesHead: sectionHeadField('casos'),
      invitation: ['Invitación entre los casos', 'El recuadro que invita a contar un proyecto.'],
      technologiesHead: sectionHeadField('tecnologías'),
      technologies: help('Las de la franja del final, en este orden.'),
      callToAction,
      seo,
    },
  }),
  'api::about-page.about-page': page({
    fields: {
      hero,
      mission: ['Misión', 'Para qué trabajamos.'],
      vision: ['Visión', 'A dónde queremos llegar.'],
      valuesHead: sectionHeadField('valores'),
      values: ['Valores', 'Las tarjetas de lo que nos distingue.'],
      figuresHead: sectionHeadField('cifras'),
      figures: help('Los números de la empresa. De preferencia cuatro.'),
      teamHead: sectionHeadField('equipo'),
      teams: ['Grupos del equipo', 'Quiénes somos, por grupo.'],
      timelineHead: sectionHeadField('historia'),
      timeline: ['Historia', 'Los años que importan, del primero al último.'],
      callToAction,
      seo,
    },
  }),
  'api::contact-page.contact-page': page({
    sizes: { 6: ['formTitle', 'replyNote', 'mapTitle', 'mapImage'] },
    fields: {
      hero,
      formTitle: ['Título del formulario', 'Va arriba del formulario.', 'Escríbenos'],
      replyNote: [
        'Nota de respuesta',
        'Cuánto tardamos en contestar.',
        'Normalmente respondemos en menos de 24 horas',
      ],
      formDescription: [
        'Descripción del formulario',
        'Anima a escribir: qué conviene contar.',
        'Con dos líneas basta: a qué te dedicas y qué quieres resolver.',
      ],
      formTexts: [
        'Textos del formulario',
        'Solo los que quieras cambiar: vacíos, quedan los de siempre.',
      ],
      confirmation: [
        'Correo de confirmación',
        'Lo que recibe quien escribe. Solo los textos que quieras cambiar: vacíos, quedan los de siempre.',
      ],
      mapTitle: ['Título del mapa', 'Va sobre la imagen del mapa.', 'Mapa próximamente'],
      mapImage: help('Dibujo o captura horizontal de la zona.'),
      seo,
    },
  }),
  'api::blog-page.blog-page': page({
    fields: {
      title: [
        'Título mientras no hay artículos',
        'Se ve hasta que publiques el primer artículo. Lo que va entre *asteriscos* sale resaltado.',
        'En construcción',
      ],
      description: [
        'Descripción mientras no hay artículos',
        'Qué va a haber aquí y cuándo.',
        'Estamos escribiendo guías cortas para tu negocio.',
      ],
      head: sectionHeadField('la lista de artículos'),
      callToAction: help(
        'El bloque al final de la lista y de cada artículo, que invita a escribir.',
      ),
      seo,
    },
  }),
  'api::privacy-page.privacy-page': page({
    sizes: { 4: ['effectiveDate'], 6: ['title', 'version'] },
    fields: {
      title: help('Va arriba del aviso.', 'Aviso de privacidad'),
      version: help(
        'Cada consulta guarda con qué versión se aceptó: cámbiala cuando cambie el aviso.',
        '2026-01',
      ),
      effectiveDate: ['Vigente desde', 'El día en que empieza a valer.'],
      summary: [
        'Aviso simplificado',
        'El resumen que va al principio.',
        'Usamos tus datos solo para contestarte.',
      ],
      body: [
        'Aviso completo',
        'Todo el texto legal, con sus títulos y listas. Puedes pegarlo desde Word.',
      ],
      seo,
    },
  }),
  'api::not-found-page.not-found-page': page({
    sizes: { 6: ['homeLabel', 'stayLabel', 'searchExample', 'searchButton'] },
    fields: {
      title: titleField('Esta página no existe'),
      description: help(
        'Qué puede hacer quien llegó aquí.',
        'Revisa la dirección o vuelve al inicio.',
      ),
      homeLabel: ['Botón al inicio', EMPTY, NOT_FOUND_TEXTS.homeLabel],
      stayLabel: [
        'Botón para quedarse',
        'Detiene la cuenta que lleva al inicio. Vacío, queda el de siempre.',
        NOT_FOUND_TEXTS.stayLabel,
      ],
      searchLabel: [
        'Etiqueta del buscador',
        'Va sobre el buscador, que ya trae lo que decía la dirección. Vacía, queda la de siempre.',
        NOT_FOUND_TEXTS.searchLabel,
      ],
      searchExample: ['Ejemplo en el buscador', EMPTY, NOT_FOUND_TEXTS.searchExample],
      searchButton: ['Botón del buscador', EMPTY, NOT_FOUND_TEXTS.searchButton],
      seo,
    },
  }),
};
