/** Small line drawings for buttons. Each button names itself in words. */

const PATHS = {
  close: "M5 5L15 15M15 5L5 15",
  menu: "M3 5.5H17M3 10H17M3 14.5H17",
  book: "M10 5.5C8 4 5.5 3.8 3 4V15.5C5.5 15.3 8 15.5 10 17C12 15.5 14.5 15.3 17 15.5V4C14.5 3.8 12 4 10 5.5ZM10 5.5V17",
  list: "M7 5H17M7 10H17M7 15H17M3 5H4M3 10H4M3 15H4",
  undo: "M4 8H12.5A4.5 4.5 0 0 1 12.5 17H8M4 8L7.5 4.5M4 8L7.5 11.5",
  play: "M6 4L16 10L6 16Z",
  pause: "M6 4V16M13 4V16",
  first: "M5 4V16M15 4L8 10L15 16Z",
  previous: "M13 4L6 10L13 16Z",
  next: "M7 4L14 10L7 16Z",
  last: "M15 4V16M5 4L12 10L5 16Z",
  link: "M8.5 11.5L11.5 8.5M7 9.5L4.8 11.7A2.5 2.5 0 0 0 8.3 15.2L10.5 13M13 10.5L15.2 8.3A2.5 2.5 0 0 0 11.7 4.8L9.5 7",
  chat: "M3 4H17V13.5H9L5.5 16.5V13.5H3Z",
  eye: "M2 10C5 4.8 15 4.8 18 10C15 15.2 5 15.2 2 10ZM10 7.5A2.5 2.5 0 1 0 10 12.5A2.5 2.5 0 1 0 10 7.5",
  down: "M10 3V12M6 8.5L10 12.5L14 8.5M4 16.5H16",
  sound: "M3 8V12H6L10 15.5V4.5L6 8ZM12.8 7.2A4 4 0 0 1 12.8 12.8M15 5A7 7 0 0 1 15 15",
  silent: "M3 8V12H6L10 15.5V4.5L6 8ZM13 8L17 12M17 8L13 12",
  search: "M8.5 3.5A5 5 0 1 0 8.5 13.5A5 5 0 1 0 8.5 3.5M12.3 12.3L16.5 16.5",
} as const;

export type IconName = keyof typeof PATHS;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} fill="none" stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round" />
    </svg>
  );
}
