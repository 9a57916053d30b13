const address = '/asset';
export default address;
