/** An e-mail address; where a line is too short for all of it, it goes on at the `@`. */
export function MailAddress({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

/** An e-mail address that opens a message to it. */
export const MailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`}>
    <MailAddress email={email} />
  </a>
);
