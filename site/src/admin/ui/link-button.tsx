import { Link, type LinkProps } from 'react-router-dom';
import { buttonCss, type ButtonSize, type ButtonVariant } from '#src/components/ui/button-css.ts';
import { ButtonIcon, type ButtonIconName } from '#src/components/ui/button-icon.tsx';

type LinkButtonProps = LinkProps & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ButtonIconName;
};

/** Link to a dashboard screen that looks like a button. */
export function LinkButton(props: LinkButtonProps) {
  const { variant = 'secondary', size = 'md', icon, children, ...rest } = props;
  return (
    <Link css={buttonCss(variant, size)} {...rest}>
      <ButtonIcon icon={icon}>{children}</ButtonIcon>
    </Link>
  );
}
