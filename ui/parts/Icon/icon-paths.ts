/** Drawings on a 24 × 24 grid, stroke 1.75, round joins. One style for the whole shop. */
export const iconPaths = {
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13zM15.3 15.3L20.5 20.5',
  basket:
    'M3 9.5h18l-1.8 9.2a1.6 1.6 0 0 1-1.6 1.3H6.4a1.6 1.6 0 0 1-1.6-1.3zM8 9.5L11 4M16 9.5L13 4M9.5 13v3.5M14.5 13v3.5',
  user: 'M12 4a4 4 0 1 0 0 8a4 4 0 0 0 0-8zM4.5 20c.6-3.6 3.6-5.5 7.5-5.5s6.9 1.9 7.5 5.5',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  chevronRight: 'M9.5 5.5L16 12l-6.5 6.5',
  chevronLeft: 'M14.5 5.5L8 12l6.5 6.5',
  chevronDown: 'M5.5 9.5L12 16l6.5-6.5',
  chevronUp: 'M5.5 14.5L12 8l6.5 6.5',
  plus: 'M12 5.5v13M5.5 12h13',
  minus: 'M5.5 12h13',
  check: 'M5 12.5l4.7 4.7L19 7.5',
  warning: 'M12 4.2L21 19.5H3zM12 10v4.5M12 16.9v.2',
  danger: 'M8.3 3.5h7.4l4.8 4.8v7.4l-4.8 4.8H8.3l-4.8-4.8V8.3zM12 8v5M12 15.9v.2',
  info: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17zM12 11v5.5M12 7.8v.2',
  truck:
    'M2.5 6.5h11v10h-11zM13.5 10h4l4 3.5v3h-8zM6.5 15.2a1.9 1.9 0 1 0 0 3.8a1.9 1.9 0 0 0 0-3.8zM17.5 15.2a1.9 1.9 0 1 0 0 3.8a1.9 1.9 0 0 0 0-3.8z',
  filter: 'M4 7h16M7 12h10M10 17h4',
  trash: 'M5 7h14M9.5 7V4.5h5V7M6.8 7l.8 12.5h8.8L17.2 7M10.3 10.5v5.5M13.7 10.5v5.5',
  list: 'M9 6.5h11.5M9 12h11.5M9 17.5h11.5M4 6.5h1.5M4 12h1.5M4 17.5h1.5',
  tile: 'M4 4h6.5v6.5H4zM13.5 4H20v6.5h-6.5zM4 13.5h6.5V20H4zM13.5 13.5H20V20h-6.5z',
  arrowUp: 'M12 19.5V5M5.5 11.2L12 4.7l6.5 6.5',
  arrowRight: 'M4.5 12H19M12.8 5.5L19.3 12l-6.5 6.5',
  download: 'M12 4v11M7 10.5l5 5l5-5M4.5 19.5h15',
  printer: 'M7 8.5V4h10v4.5M7 16.5H4v-8h16v8h-3M7 13.5h10V20H7zM16.8 11v.2',
  phone:
    'M8.6 4H5.2C4.5 4 4 4.6 4 5.3C4.6 13 11 19.4 18.7 20c.7 0 1.3-.5 1.3-1.2v-3.4l-4.2-1.7l-1.9 2.3c-2.4-1.2-4.7-3.5-5.9-5.9l2.3-1.9z',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17a8.5 8.5 0 0 0 0-17zM12 7.5V12l3.2 2.2',
  building: 'M5 20.5V4h9v16.5M14 9.5h5v11M3 20.5h18M8 8h3M8 12h3M8 16h3M16.5 13v.2M16.5 16.5v.2',
  copy: 'M8.5 8.5H20V20H8.5zM5.5 15.5H4V4h11.5v1.5',
} as const;

export type IconName = keyof typeof iconPaths;
