import { parseDuration, parseForeignVideo } from '../../../../contracts/video';
import { textOf } from '../../../content-model/entry';
import { fieldCheck } from './publish-check';

const OWNER = 'components.page.video';

/** Rejects a video section without one video that the site can show. */
export const videoCheck = fieldCheck(({ owner, name, value, siblings, place }) => {
  if (owner !== OWNER) return undefined;
  const text = textOf(value).trim();
  if (name === 'duration') {
    return text === '' || parseDuration(text) !== undefined
      ? undefined
      : `«${place}»: escribe minutos y segundos, como 1:35.`;
  }
  if (name !== 'videoUrl') return undefined;
  if (text === '') {
    return siblings.video
      ? undefined
      : `«${place}»: falta el video: elige un archivo MP4 o escribe su dirección en YouTube o Vimeo.`;
  }
  if (siblings.video) {
    return `«${place}»: hay un archivo y una dirección; deja solo el que se debe ver.`;
  }
  return parseForeignVideo(text)
    ? undefined
    : `«${place}»: «${text}» no es la dirección de un video de YouTube o Vimeo; cópiala de la barra del navegador.`;
});
