export { EnquiriesScreen } from './components/enquiries-screen.tsx';
export { ImportEnquiriesScreen } from './components/import-enquiries-screen.tsx';
export { EnquiryScreen } from './components/enquiry-screen.tsx';
export { PersonScreen } from './components/person-screen.tsx';
export { TodayScreen } from './components/today-screen.tsx';
