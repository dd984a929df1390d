/** What the build puts in: message files as text. */
declare module "*.ftl" {
  const text: string;
  export default text;
}
