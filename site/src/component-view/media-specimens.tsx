import { Device, type DeviceType } from '#src/components/media/device.tsx';
import { GradientStage } from '#src/components/media/gradient-stage.tsx';
import { PicturePlaceholder } from '#src/components/media/picture-placeholder.tsx';
import { Picture } from '#src/components/media/picture.tsx';
import { gradients } from '#src/theme/gradients.ts';
import { Specimen } from './specimen.tsx';

const DEVICES: DeviceType[] = ['tablet', 'browser', 'phone', 'tv', 'pos'];
const PICTURE = {
  url: '/icons/icon-512.png',
  alternativeText: 'Logotipo',
  width: 512,
  height: 512,
};

/** The primitives of `components/media`. */
export function MediaSpecimens() {
  return (
    <>
      <Specimen name="Picture" layout="tiles">
        <Picture media={PICTURE} ratio="1" />
        <Picture media={{ ...PICTURE, focalPoint: { x: 0, y: 0 } }} ratio="16 / 9" />
        <Picture media={null} placeholder={<p>Sin imagen</p>} />
      </Specimen>
      <Specimen name="PicturePlaceholder" layout="tiles">
        <PicturePlaceholder name="Báscula" ratio="4 / 3" />
        <PicturePlaceholder name="Casa Yelvia" gradient="talavera" ratio="4 / 3" />
        <PicturePlaceholder name="Hotel" icon="bed" ratio="4 / 3" />
      </Specimen>
      <Specimen name="GradientStage" layout="tiles">
        {Object.keys(gradients).map((gradient) => (
          <GradientStage key={gradient} gradient={gradient}>
            {gradient}
          </GradientStage>
        ))}
      </Specimen>
      <Specimen name="Device" layout="tiles">
        {DEVICES.map((type) => (
          <Device key={type} type={type}>
            <Picture media={PICTURE} ratio="16 / 10" isDecorative />
          </Device>
        ))}
      </Specimen>
    </>
  );
}
