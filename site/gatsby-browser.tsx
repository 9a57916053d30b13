export { wrapPageElement } from './src/root/wrap-page-element.tsx';
