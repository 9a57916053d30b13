import { EnquiryScreen } from '../features/enquiries/components/enquiry-screen.tsx';

export function EnquiryRoute() {
  return <EnquiryScreen />;
}
